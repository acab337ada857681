import type { ArticlePage } from '@northword/content/site/articles/article-pages'
import { blogPost } from '@northword/content/site/blog-post'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './neighbors.module.css'

const labels = blogPost.neighbors

/** The articles before and after, in the list's order. */
export function Neighbors({ previous, next }: Pick<ArticlePage, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav aria-label={labels.label} className={styles.neighbors}>
      <Neighbor label={labels.previous} article={previous} />
      <Neighbor label={labels.next} article={next} isNext />
    </nav>
  )
}

interface NeighborProps {
  label: string
  article: ArticlePage['next']
  isNext?: boolean
}

function Neighbor({ label, article, isNext = false }: NeighborProps) {
  if (!article) return null
  return (
    <p className={`${styles.neighbor} ${isNext ? styles.next : ''}`}>
      <span className={styles.label}>{label}</span>
      <SiteLink to={`/blog/${article.slug}`}>{article.title}</SiteLink>
    </p>
  )
}
