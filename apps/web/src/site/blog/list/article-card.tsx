import type { ArticleHead } from '@northword/content/site/articles'
import { blog } from '@northword/content/site/blog'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './article-card.module.css'
import { ArticleFacts } from './article-facts.tsx'

export function ArticleCard({ article, isFeatured }: { article: ArticleHead; isFeatured: boolean }) {
  return (
    <li className={styles.card} data-featured={isFeatured || undefined}>
      <span className={styles.image} aria-hidden="true">
        {article.image}
      </span>
      <p className={styles.category}>
        {isFeatured && <span className={styles.featured}>{blog.featured}</span>} {article.category}
      </p>
      <h3 className={styles.title}>
        <SiteLink to={`/blog/${article.slug}`}>{article.title}</SiteLink>
      </h3>
      <p className={styles.excerpt}>{article.excerpt}</p>
      <div className={styles.facts}>
        <ArticleFacts article={article} hasAuthor />
      </div>
    </li>
  )
}
