import { useLocation, useNavigate } from 'react-router-dom'
import { type ArticleFilter, readFilter, writeFilter } from './article-filter.ts'

/** The filter that the address names, so that Back, reloads and links lead to it. */
export function useArticleFilter() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const filter = readFilter(search)

  const addressOf = (changes: Partial<ArticleFilter>) => {
    const query = writeFilter({ ...filter, ...changes }, search)
    return query ? `${pathname}?${query}` : pathname
  }
  /** Typing changes the address in place; what is chosen by a link can be undone with Back. */
  const type = (text: string) => {
    const address = addressOf({ text })
    if (address !== pathname + search) void navigate(address, { replace: true })
  }
  return { filter, addressOf, type }
}
