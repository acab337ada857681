import { type ArticleHead, articles } from '@northword/content/site/articles'
import { blogPost } from '@northword/content/site/blog-post'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './neighbors.module.css'

const { label, next, previous } = blogPost.neighbors

/** The articles before and after, in the list's order. */
export function Neighbors({ of }: { of: ArticleHead }) {
  const place = articles.indexOf(of)
  return (
    <nav aria-label={label} className={styles.neighbors}>
      <Neighbor label={previous} article={articles[place - 1]} />
      <Neighbor label={next} article={articles[place + 1]} isNext />
    </nav>
  )
}

interface NeighborProps {
  label: string
  article: ArticleHead | undefined
  isNext?: boolean
}

function Neighbor({ label: which, article, isNext = false }: NeighborProps) {
  if (!article) return null
  return (
    <p className={`${styles.neighbor} ${isNext ? styles.next : ''}`}>
      <span className={styles.label}>{which}</span>
      <SiteLink to={`/blog/${article.slug}`}>{article.title}</SiteLink>
    </p>
  )
}
