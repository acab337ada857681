import type { Live } from '../live.ts'
import { parametersOf } from './page-address.ts'
import type { RenderPage } from './render-page.ts'

export interface Page {
  status: 200 | 404
  contentType: string
  cacheControl: string
  etag: string
  /** True if a form on it gets a new idempotency key each time it is sent. */
  isKeyed?: true
  bodies: { br?: Compressed; gzip?: Compressed; identity: Buffer }
}

/** A compressed body. */
export interface Compressed {
  /** True once it is compressed, or about to be. */
  isAsked: () => boolean
  /** A promise for the first who ask, if nothing compressed it before. */
  bytes: () => Buffer | Promise<Buffer>
}

/** The built site in memory, by URL path (`/services`, `/assets/main-4f2a.js`, `/dashboard/orders/:number`). */
export interface Pages {
  byPath: Map<string, Page>
  notFound: Page | null
  /** Renders a page for one visitor. Null without a build. */
  render: RenderPage | null
  /** CSP sources of all inline scripts of all pages. */
  scriptHashes: string[]
  desk?: Pages
  reference?: Reference
  /** Finds a file that pages of an earlier build or the desk load, or a card that was drawn here. */
  earlierFile?: (pathname: string) => Promise<Page | undefined>
}

/** The pages that this process shows. */
export type LivePages = Live<Pages>

/** Renders pages of the release that is live when it is called. */
export const renderNow =
  (live: LivePages): RenderPage =>
  (...page) => {
    const { render } = live.now()
    return render ? render(...page) : Promise.reject(new Error('Nothing renders pages here.'))
  }

/** The page at a path of the site: its own, or that of the pattern for unknown parameters. */
export function pageAt({ byPath }: Pages, pathname: string): Page | undefined {
  const own = byPath.get(pathname)
  return own ?? [...byPath].find(([path]) => path.includes('/:') && parametersOf(path, pathname))?.[1]
}

/** Pages about the API. */
export interface Reference {
  documents: Pages
  /** Reads a file of theirs when it is first asked for, since they are large and few people need them. */
  fileAt: (pathname: string) => Promise<Page | undefined>
}

/** For development: vite serves the pages, this server only the API. */
export const noPages: Pages = {
  byPath: new Map(),
  notFound: null,
  render: null,
  scriptHashes: [],
}
