import { type DocumentMatter, matterElementId, partsByName } from '@northword/contract/site/document-matter'

/* The matter that documents have brought. In builds for browsers, modules read it instead of naming the site. */

const values = new Map<string, unknown>()
/** Of all documents so far; undefined in development, where modules have the seed's site. */
export let release: string | undefined
let lacks: readonly string[] = []

/**
 * The part of the site at a path: `home.hero`.
 * @throws {Error} if no document has brought it
 */
export function matter(path: string): unknown {
  if (!values.has(path)) throw new Error(`No document has brought ${path}`)
  return values.get(path)
}

/** Takes what a document brings. False for one of another release: the parts of two are never mixed. */
export function takeMatter(from: Document): boolean {
  const { textContent } = from.getElementById(matterElementId) ?? {}
  if (!textContent) return false
  // Written by our server into its document.
  const brought = JSON.parse(textContent) as DocumentMatter
  if (release && release !== brought.release) return false
  for (const [path, value] of Object.entries(brought.values)) {
    if (!values.has(path)) values.set(path, value)
    // Modules keep the object.
    else if (partsByName.includes(path)) Object.assign(Object(values.get(path)), value)
  }
  lacks = release ? lacks.filter((page) => brought.lacks.includes(page)) : brought.lacks
  release = brought.release
  return true
}

/** Whether documents bring matter here. */
export const isFromDocuments = () => release !== undefined

/** Whether a page needs more than the documents so far have brought. */
export const lacksMatterOf = (page: string) => lacks.includes(page)

if (typeof document !== 'undefined') takeMatter(document)
