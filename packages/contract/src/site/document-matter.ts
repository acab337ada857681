import type { SiteContent } from '../content/site-content.ts'
import { articlesPerPage } from './article-query.ts'

/** Id of the script element with a document's matter. */
export const matterElementId = 'matter'

/** The studio's matter that a document brings for its scripts. */
export interface DocumentMatter {
  /** Pages whose scripts, or HTML, need more than this. Others need no document of their own. */
  lacks: string[]
  /** Parts of the site by their path: `home.hero`. */
  values: Record<string, unknown>
}

/** Matter that a page's document brings, whatever a studio says. */
export interface PageMatter extends Pick<DocumentMatter, 'lacks'> {
  paths: string[]
}

/** Parts that documents may bring. */
export interface ShownSite extends SiteContent {
  /** Hash of all matter. Only documents for ordering bring it: the others stay the same over most releases. */
  release: string
  /** Hash of a preview's drafts: scripts fetch documents without its cookie, and take none of the live site. */
  preview?: string
}

/** Parts with a value for each page of a kind, by its name. A document brings its page's alone. */
export const partsByName: readonly string[] = ['articlePages']

/**
 * The parts of a release for a document.
 * @param name of its page, in {@link partsByName}
 * @throws {Error} if nothing is at a path
 */
export const documentMatter = (
  site: ShownSite,
  { paths, lacks }: PageMatter,
  name?: string,
): DocumentMatter => ({
  lacks,
  values: Object.fromEntries(
    [...paths, ...(site.preview ? ['preview'] : [])].map((path) => {
      const value = valueAt(site, path)
      return [path, partsByName.includes(path) ? only(name, Object(value)) : shownOf(path, value)]
    }),
  ),
})

const only = (name: string | undefined, values: object) =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each === name))

/** The articles of one page, and one more if another page follows. */
const shownOf = (path: string, value: unknown): unknown =>
  path === 'articles' && Array.isArray(value) ? value.slice(0, articlesPerPage + 1) : value

/** @throws {Error} if nothing is there */
export function valueAt(site: ShownSite, path: string): unknown {
  const within = (part: unknown, name: string): unknown =>
    Object(part) === part ? Reflect.get(Object(part), name) : undefined
  const value = path.split('.').reduce<unknown>(within, site)
  if (value === undefined) throw new Error(`The site has no ${path}`)
  return value
}

/** JSON as the text of a script element, which an escaped `<` cannot end. */
export const embeddedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

export const matterElement = (matter: DocumentMatter): string =>
  `<script type="application/json" id="${matterElementId}">${embeddedJson(matter)}</script>`
