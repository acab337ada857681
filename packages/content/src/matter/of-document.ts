import { type DocumentMatter, matterElementId, partsByName } from '@northword/contract/site/document-matter'

/* The matter that documents have brought. In builds for browsers, modules read it instead of naming the site. */

const values = new Map<string, unknown>()
let lacks: readonly string[] = []

/**
 * The part of the site at a path: `home.hero`.
 * @throws {Error} if no document has brought it
 */
export function matter(path: string): unknown {
  if (!values.has(path)) throw new Error(`No document has brought ${path}`)
  return values.get(path)
}

/**
 * Takes what a document brings. False if it says of a part something else than the documents before it, so that a
 * page never shows two releases, nor a preview beside one.
 */
export function takeMatter(from: Document): boolean {
  // A studio may have given a place before it the same id.
  const text = from.querySelector(`script[id=${matterElementId}]`)?.textContent
  if (!text) return false
  // Written by our server into its document.
  const brought = JSON.parse(text) as DocumentMatter
  const parts = Object.entries({ preview: null, ...brought.values })
  if (parts.some(([path, value]) => differs(path, value))) return false
  lacks = isFromDocuments() ? lacks.filter((page) => brought.lacks.includes(page)) : brought.lacks
  for (const [path, value] of parts) {
    if (!values.has(path)) values.set(path, value)
    // Modules keep the object.
    else if (partsByName.includes(path)) Object.assign(Object(values.get(path)), value)
  }
  return true
}

/** Parts by name are of pages that have arrived, whose documents are fetched once. */
const differs = (path: string, value: unknown) =>
  values.has(path) &&
  !partsByName.includes(path) &&
  JSON.stringify(values.get(path)) !== JSON.stringify(value)

/** Whether documents bring matter here. */
export const isFromDocuments = () => values.size > 0

/** Whether a page needs more than the documents so far have brought. */
export const lacksMatterOf = (page: string) => lacks.includes(page)

if (typeof document !== 'undefined') takeMatter(document)
