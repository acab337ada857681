import type { SiteContent } from '../content/site-content.ts'

/** Id of the script element with a document's matter. */
export const matterElementId = 'matter'

/** The studio's matter that a document brings for its scripts. */
export interface DocumentMatter {
  /** Hash of all matter of the release that rendered the document. */
  release: string
  /** Pages whose scripts, or HTML, need more than this. Others need no document of their own. */
  lacks: string[]
  /** Parts of the site by their path: `home.hero`. */
  values: Record<string, unknown>
}

/** Matter that a page's document brings, whatever a studio says. */
export interface PageMatter extends Pick<DocumentMatter, 'lacks'> {
  paths: string[]
}

/** The parts of a release for a document. @throws {Error} if nothing is at a path */
export const documentMatter = (
  release: string,
  site: SiteContent,
  { paths, lacks }: PageMatter,
): DocumentMatter => ({
  release,
  lacks,
  values: Object.fromEntries(paths.map((path) => [path, valueAt(site, path)])),
})

function valueAt(site: SiteContent, path: string): unknown {
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
