import type { ArticleHead } from '@northword/content/site/articles/article-pages'
import { blog } from '@northword/content/site/blog'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { Section } from '../../sections/section.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ArticleCard } from './article-card.tsx'
import styles from './article-finder.module.css'

interface ArticleListProps {
  search: ReactNode
  count: string
  /** Attributes of the count. */
  place?: object
  shown: readonly ArticleHead[]
  /** Whether the first stands out. */
  isFeatured: boolean
  /** Link that clears the filter. */
  clear: Pick<LinkProps, 'to' | 'onClick'>
  /** After the list. */
  children?: ReactNode
}

export function ArticleList({ search, count, place, shown, isFeatured, clear, children }: ArticleListProps) {
  return (
    <Section heading={blog.heading} note={search}>
      <div>
        <p role="status" className={styles.count} {...place}>
          {count}
        </p>
        <ul role="list">
          {shown.map((article, index) => (
            <ArticleCard key={article.id} article={article} isFeatured={isFeatured && index === 0} />
          ))}
        </ul>
        {shown.length === 0 && (
          <div className={styles.none}>
            <h3>{blog.none.heading}</h3>
            <p>{blog.none.text}</p>
            <Link {...clear} className={buttonClass({})}>
              {blog.none.button}
            </Link>
          </div>
        )}
        {children}
      </div>
    </Section>
  )
}
