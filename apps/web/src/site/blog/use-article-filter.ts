import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ArticleFilter, readFilter, writeFilter } from './article-filter.ts'

const never = () => () => {}

/**
 * The filter that the address names, so that Back, reloads and links lead to it. The page is built,
 * and comes to life, without one.
 */
export function useArticleFilter() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const filter = readFilter(isLive ? search : '')

  /** Typing changes the address in place; anything else can be undone with Back. */
  const change = (changes: Partial<ArticleFilter>) => {
    const query = writeFilter({ ...readFilter(search), ...changes }, search)
    const isTyped = changes.category === undefined
    if (query !== search.slice(1)) void navigate({ search: query }, { replace: isTyped })
  }
  return { filter, change }
}
