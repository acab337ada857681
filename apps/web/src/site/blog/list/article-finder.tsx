import { articles } from '@northword/content/site/articles/articles'
import { blog } from '@northword/content/site/blog'
import { useEffect, useRef } from 'react'
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { buttonClass } from '../../ui/button-class.ts'
import { Section } from '../../sections/section.tsx'
import { ArticleCard } from './article-card.tsx'
import { articlesWith, type ArticleFilter, readFilter, writeFilter } from './article-filter.ts'
import styles from './article-finder.module.css'
import { ArticleSearch } from './article-search.tsx'

export function ArticleFinder() {
  const { filter, addressOf, type } = useArticleFilter()
  const field = useSearchField(type)
  const found = articlesWith(filter.text, articles)
  const shown = found.filter(({ category }) => !filter.category || category === filter.category)
  const isWhole = !filter.text.trim() && !filter.category
  const search = (
    <ArticleSearch field={field} found={found} filter={filter} addressOf={addressOf} type={type} />
  )
  return (
    <Section heading={blog.heading} note={search}>
      <div>
        <p role="status" className={styles.count}>
          {blog.count(shown.length)}
        </p>
        <ul role="list">
          {shown.map((article, index) => (
            <ArticleCard key={article.id} article={article} isFeatured={isWhole && index === 0} />
          ))}
        </ul>
        {shown.length === 0 && (
          <div className={styles.none}>
            <h3>{blog.none.heading}</h3>
            <p>{blog.none.text}</p>
            <Link
              to={addressOf({ text: '', category: null })}
              className={buttonClass({})}
              onClick={() => field.current?.focus()}
            >
              {blog.none.button}
            </Link>
          </div>
        )}
      </div>
    </Section>
  )
}

/** Kept in the address, so that Back, reload and links work. */
function useArticleFilter() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const filter = readFilter(search)

  const addressOf = (changes: Partial<ArticleFilter>) => {
    const query = writeFilter({ ...filter, ...changes }, search)
    return query ? `${pathname}?${query}` : pathname
  }
  /** Typing replaces the history entry; a chosen link adds one. */
  const type = (text: string) => {
    const address = addressOf({ text })
    if (address !== pathname + search) void navigate(address, { replace: true })
  }
  return { filter, addressOf, type }
}

/** Holds typed text; after Back, a link or a button, the address's. Searches for input from before hydration. */
function useSearchField(onType: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const { key, search } = useLocation()
  const how = useNavigationType()
  const arrivedAt = useRef('')

  useEffect(() => {
    const isFirst = arrivedAt.current === ''
    if (arrivedAt.current === key || !field.current) return
    arrivedAt.current = key
    const { text } = readFilter(search)
    if (!isFirst && how !== NavigationType.Replace) field.current.value = text
    else if (isFirst && field.current.value !== text) onType(field.current.value)
  }, [key, search, how, onType])
  return field
}
