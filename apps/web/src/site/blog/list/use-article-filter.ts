import { useLocation, useNavigate } from 'react-router-dom'
import { type ArticleFilter, readFilter, writeFilter } from './article-filter.ts'

/** Kept in the address, so that Back, reload and links work. */
export function useArticleFilter() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const filter = readFilter(search)

  const addressOf = (changes: Partial<ArticleFilter>, page?: number) => {
    const query = writeFilter({ ...filter, ...changes }, search, page)
    return query ? `${pathname}?${query}` : pathname
  }
  /** Typing replaces the history entry; a chosen link adds one. */
  const type = (text: string) => {
    const address = addressOf({ text })
    if (address !== pathname + search) void navigate(address, { replace: true })
  }
  return { filter, addressOf, type }
}
