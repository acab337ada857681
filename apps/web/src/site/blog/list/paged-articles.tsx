import { isFromDocuments } from '@northword/content/matter/of-document'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchDocument } from '../../navigation/page-documents.ts'
import { isKept, StaticMatter } from '../../navigation/static-matter.tsx'
import { orReload } from '../../parts/or-reload.ts'
import { readFilter, readPage, writeFilter } from './article-filter.ts'

/** Place of the list, to which links to its pages lead. */
export const listId = 'articles'

/**
 * A list too long for one document: each page of it, and each search, is HTML of its own address. After a link in it
 * the focus is on the list.
 * @param children only rendered where documents bring nothing: in the renderer, and in development
 */
export function PagedArticles({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const name = useBroughtList(pathname, queryOf(search))
  const shown = useRef(name)
  useEffect(() => {
    const list = document.getElementById(listId)
    document.title = list?.dataset['title'] ?? document.title
    if (shown.current !== name) list?.focus()
    shown.current = name
  }, [name])
  return <StaticMatter id={name}>{() => children}</StaticMatter>
}

/** Parameters of the list in an address, always in one order. Empty: its first page. */
const queryOf = (search: string) => writeFilter(readFilter(search), '', readPage(search))

const nameOf = (query: string) => `${listId}?${query}`

const pending = new Map<string, Promise<string>>()

/** Name of the list's HTML, which is fetched with its document unless one has brought it. */
function useBroughtList(pathname: string, query: string): string {
  const name = nameOf(query)
  // React may repeat a suspended render, which must call the same hooks.
  const loading = pending.get(name)
  if (loading) return use(loading)
  if (!isFromDocuments() || isKept(name)) return name
  const promise = orReload(fetchList(query ? `${pathname}?${query}` : pathname, name))
  pending.set(name, promise)
  return use(promise)
}

/** A server that is too busy sends the page as it was built. */
async function fetchList(address: string, name: string): Promise<string> {
  await fetchDocument(address)
  return isKept(name) ? name : nameOf('')
}
