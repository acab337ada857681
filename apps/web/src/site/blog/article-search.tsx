import { articleCategories, type ArticleCategory, type ArticleHead } from '@northword/content/articles'
import { blog } from '@northword/content/blog'
import { type RefObject, useId } from 'react'
import plain from '../plain-form/plain-form.module.css'
import type { ArticleFilter } from './article-filter.ts'
import styles from './article-search.module.css'

interface ArticleSearchProps {
  field: RefObject<HTMLInputElement | null>
  /** The articles of any category that hold the text. */
  found: readonly ArticleHead[]
  category: ArticleCategory | null
  change: (changes: Partial<ArticleFilter>) => void
}

/** Where somebody says which articles to show. Without a script there is nothing of it. */
export function ArticleSearch({ field, found, category: chosen, change }: ArticleSearchProps) {
  const id = useId()
  return (
    // Sent before any script is here, it opens the address of what was typed.
    <form role="search" className={formClass} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className={plain.label}>
        {blog.search}
      </label>
      <input
        {...input}
        id={id}
        ref={field}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <ul role="list" className={styles.chips} aria-label={blog.categories}>
        {[null, ...articleCategories].map((category) => (
          <li key={category}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={category === chosen}
              onClick={() => change({ category })}
            >
              {category ?? blog.all}{' '}
              <span>{found.filter((article) => !category || article.category === category).length}</span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

const formClass = `${styles.search} ${plain.needsScript}`
const input = { className: plain.input, type: 'search', name: 'q', autoComplete: 'off', maxLength: 100 }
