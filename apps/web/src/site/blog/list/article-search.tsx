import type { ArticleHead } from '@northword/content/site/articles/article-pages'
import { articleCategories, type ArticleCategory } from '@northword/content/site/articles/articles'
import { blog } from '@northword/content/site/blog'
import { articleQuery, categorySlug } from '@northword/contract/site/article-query'
import { type RefObject, useId } from 'react'
import { Link } from 'react-router-dom'
import plain from '../../plain-form/plain-form.module.css'
import { Button } from '../../ui/button.tsx'
import type { ArticleFilter } from './article-filter.ts'
import styles from './article-search.module.css'

interface ArticleSearchProps {
  /** Default: the form is sent, and the server filters. */
  typing?: { field: RefObject<HTMLInputElement | null>; type: (text: string) => void }
  /** Articles of any category that contain the text. */
  found: readonly ArticleHead[]
  filter: ArticleFilter
  addressOf: (changes: Partial<ArticleFilter>) => string
}

/** Without scripts the form is sent, and the server filters. */
export function ArticleSearch({ typing, found, filter, addressOf }: ArticleSearchProps) {
  const id = useId()
  const button = <Button type="submit">{blog.searchButton}</Button>
  return (
    <form
      role="search"
      action="/blog"
      className={styles.search}
      onSubmit={typing && ((event) => event.preventDefault())}
    >
      <label htmlFor={id} className={plain.label}>
        {blog.search}
      </label>
      <div className={styles.field}>
        <input
          {...input}
          id={id}
          ref={typing?.field}
          defaultValue={filter.text}
          onChange={typing && ((event) => typing.type(event.currentTarget.value))}
        />
        {typing ? <noscript>{button}</noscript> : button}
      </div>
      {filter.category && (
        <input type="hidden" name={articleQuery.category} value={categorySlug(filter.category)} />
      )}
      <Categories found={found} filter={filter} addressOf={addressOf} />
    </form>
  )
}

const Categories = ({ found, filter, addressOf }: Omit<ArticleSearchProps, 'typing'>) => (
  <ul role="list" className={styles.chips} aria-label={blog.categories}>
    {[null, ...articleCategories].map((category) => (
      <li key={category}>
        <Link
          to={addressOf({ category })}
          className={styles.chip}
          aria-current={category === filter.category || undefined}
        >
          {category ?? blog.all} <span>{countOf(category, found)}</span>
        </Link>
      </li>
    ))}
  </ul>
)

const countOf = (category: ArticleCategory | null, found: readonly ArticleHead[]) =>
  found.filter((article) => !category || article.category === category).length

const input = {
  className: plain.input,
  type: 'search',
  name: articleQuery.text,
  autoComplete: 'off',
  maxLength: 100,
}
