import type { ArticleHead } from '@northword/content/site/articles/article-pages'
import { blog } from '@northword/content/site/blog'
import { Picture } from '../../ui/picture.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './article-card.module.css'
import { ArticleFacts } from './article-facts.tsx'

/** As the columns of its style sheet. */
const sizes = '(min-width: 30em) 9rem, 100vw'
const featuredSizes = '(min-width: 48em) 13rem, (min-width: 30em) 9rem, 100vw'

export function ArticleCard({ article, isFeatured }: { article: ArticleHead; isFeatured: boolean }) {
  const { picture } = article
  return (
    <li
      className={styles.card}
      data-featured={isFeatured || undefined}
      data-pictured={picture !== undefined || undefined}
    >
      {picture ? (
        <Picture
          files={picture.files}
          alternative={picture.isDecorative ? '' : picture.alternative}
          sizes={isFeatured ? featuredSizes : sizes}
          className={styles.picture}
          loading={isFeatured ? undefined : 'lazy'}
        />
      ) : (
        <span className={styles.image} aria-hidden="true">
          {article.image}
        </span>
      )}
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
