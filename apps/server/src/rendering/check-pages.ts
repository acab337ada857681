import { setImmediate } from 'node:timers/promises'
import type { pageFaults } from '@northword/content/operate/page-faults'
import { idsToCome } from '@northword/contract/site/page-ids'
import { decoded } from '../doors/pages/page-address.ts'
import type { Pages } from '../doors/pages/pages.ts'
import { mostPageBytes, type PageFacts } from './complete-site.ts'

/** A page that may not go live. */
export interface PageFault {
  page: string
  kind: keyof typeof pageFaults
  /** The link, the anchor, the size or the sentence of the error. */
  what: string
}

/** Faults of rendered pages: too large, a script that browsers would refuse, an id twice, a link to nowhere. */
export async function faultsOf(
  facts: readonly PageFacts[],
  pages: Pages,
  known: readonly string[],
): Promise<PageFault[]> {
  const scripts = new Set(known)
  const ofScripts = pages.scriptHashes
    .filter((hash) => !scripts.has(hash))
    .map((hash): PageFault => ({ page: '/', kind: 'script', what: hash }))
  const tooLarge = facts
    .filter(({ size }) => size > mostPageBytes)
    .map(({ url, size }): PageFault => ({ page: url, kind: 'size', what: kilobytes(size) }))
  return [...ofScripts, ...tooLarge, ...facts.flatMap(takenIds), ...(await brokenLinks(facts, pages))]
}

/** A page that cannot be rendered, with its path where the error names it. */
export function faultOf(error: unknown): PageFault {
  const { message = String(error), pathname } = error as { message?: string; pathname?: string }
  return pathname === undefined
    ? { page: '/', kind: 'unknown', what: message }
    : { page: pathname, kind: 'broken', what: message }
}

const kilobytes = (bytes: number) =>
  `${Math.ceil(bytes / 1024)} KB, and ${mostPageBytes / 1024} KB is the most`

/** Ids of several places, of which links and scripts find only the first. */
function takenIds({ url, ids }: PageFacts): PageFault[] {
  const seen = new Set<string>(idsToCome)
  const taken = new Set<string>()
  for (const id of ids) {
    if (seen.has(id)) taken.add(id)
    seen.add(id)
  }
  return [...taken].map((id) => ({ page: url, kind: 'anchor', what: id }))
}

/** Links of the site to pages and places that it does not have. Requests have their turn between pages. */
async function brokenLinks(facts: readonly PageFacts[], pages: Pages): Promise<PageFault[]> {
  const places = new Map(facts.map(({ url, ids }) => [url, new Set(ids)]))
  const isBroken = (page: string, link: string) => {
    const [address = '', place] = link.split('#')
    const path = address.split('?')[0] || page
    if (!places.has(path)) return !pages.byPath.has(path) && !isElsewhere(path)
    return place !== undefined && place !== '' && !places.get(path)?.has(decoded(place))
  }
  const found: PageFault[] = []
  for (const { url, links } of facts) {
    const broken = links.filter((link) => isBroken(url, link))
    found.push(...broken.map((link): PageFault => ({ page: url, kind: 'link', what: link })))
    await setImmediate()
  }
  return found
}

/** Paths that the server answers without a page. */
const isElsewhere = (path: string) => /^\/(desk|api|docs|pay|visitor\.css)(\/|$)/.test(path)
