import { type ArticleHead, readTimeOf } from '@northword/content/site/articles/article-pages'
import { formatPlainDay } from '../../ui/date-format.ts'
import styles from '../../ui/dots.module.css'

interface ArticleFactsProps {
  article: ArticleHead
  hasAuthor?: boolean
}

export function ArticleFacts({ article, hasAuthor = false }: ArticleFactsProps) {
  return (
    <p className={styles.dots}>
      {hasAuthor && <span>{article.author}</span>}
      <time dateTime={article.date}>{formatPlainDay(article.date)}</time>
      <span>{readTimeOf(article)}</span>
    </p>
  )
}
