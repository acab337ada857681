import { isFromDocuments } from '@northword/content/matter/of-document'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
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
  const { search } = useLocation()
  const navigate = useNavigate()
  const name = useBroughtList()
  const shown = useRef(name)
  useEffect(() => {
    const list = document.getElementById(listId)
    const title = list?.dataset['title'] ?? ''
    // A form that was sent without scripts may have put a word before it.
    if (!document.title.endsWith(title)) document.title = title
    if (shown.current !== name) list?.focus()
    shown.current = name
    const isAnother = name !== nameOf(queryOf(search))
    if (isAnother) void navigate(`?${writeFilter(readFilter(''), search)}`, { replace: true })
  }, [name, search, navigate])
  return <StaticMatter id={name}>{() => children}</StaticMatter>
}

/** Parameters of the list in an address, always in one order. Empty: its first page. */
const queryOf = (search: string) => writeFilter(readFilter(search), '', readPage(search))

const nameOf = (query: string) => `${listId}?${query}`

const pending = new Map<string, Promise<string>>()

/**
 * Name of the HTML for the address, which is fetched with its document unless one has brought it. A first document of
 * a server that was too busy has the first page instead.
 */
function useBroughtList(): string {
  const { pathname, search, key } = useLocation()
  const query = queryOf(search)
  const name = nameOf(query)
  // React may repeat a suspended render, which must call the same hooks.
  const loading = pending.get(name)
  if (loading) return use(loading)
  if (!isFromDocuments() || isKept(name)) return name
  if (key === 'default' && isKept(nameOf(''))) return nameOf('')
  const promise = orReload(fetchList(query ? `${pathname}?${query}` : pathname, name))
  pending.set(name, promise)
  return use(promise)
}

async function fetchList(address: string, name: string): Promise<string> {
  await fetchDocument(address)
  if (!isKept(name)) throw new Error(`Too busy for ${address}`)
  return name
}
