import type { ArticleHead } from '@northword/content/site/articles/article-pages'
import { blog } from '@northword/content/site/blog'
import { articlesPerPage } from '@northword/contract/site/article-query'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { articlesOf, readFilter } from './article-filter.ts'
import { ArticleList } from './article-list.tsx'
import { ArticleSearch } from './article-search.tsx'
import { ListPage } from './list-page.tsx'
import { PagedArticles } from './paged-articles.tsx'
import { useArticleFilter } from './use-article-filter.ts'

interface ArticleFinderProps {
  /** All, the latest first; in a browser as many as documents bring. */
  articles: readonly ArticleHead[]
}

/** A list that fits on one page is filtered while its reader types. */
export function ArticleFinder({ articles }: ArticleFinderProps) {
  if (articles.length <= articlesPerPage) return <WholeList articles={articles} />
  // Browsers take it from documents, without the code.
  const isRendered = import.meta.env.SSR || import.meta.env.DEV
  return <PagedArticles>{isRendered ? <ListPage articles={articles} /> : null}</PagedArticles>
}

function WholeList({ articles }: ArticleFinderProps) {
  const { filter, addressOf, type } = useArticleFilter()
  const field = useSearchField(type)
  const { found, shown } = articlesOf(filter, articles)
  const isWhole = !filter.text.trim() && !filter.category
  const typing = { field, type }
  return (
    <ArticleList
      search={<ArticleSearch typing={typing} found={found} filter={filter} addressOf={addressOf} />}
      count={blog.count(shown.length)}
      shown={shown}
      isFeatured={isWhole}
      clear={{ to: addressOf({ text: '', category: null }), onClick: () => field.current?.focus() }}
    />
  )
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
