import { setImmediate } from 'node:timers/promises'
import { idsToCome } from '@northword/contract/site/page-ids'
import { decoded } from '../doors/pages/page-address.ts'
import type { Pages } from '../doors/pages/pages.ts'
import { mostPageBytes, type PageFacts } from './complete-site.ts'

/** A page that may not go live, and why, in a sentence for the studio. */
export interface PageFailure {
  page: string
  sentence: string
}

/** {@link PageFailure} as an error. */
export class PageError extends Error {
  readonly pathname: string

  constructor({ page, sentence }: PageFailure) {
    super(sentence)
    this.pathname = page
  }
}

/** Faults of rendered pages: too large, a script that browsers would refuse, an id twice, a link to nowhere. */
export async function faultsOf(
  facts: readonly PageFacts[],
  pages: Pages,
  known: readonly string[],
): Promise<PageFailure[]> {
  const scripts = new Set(known)
  const ofScripts = pages.scriptHashes
    .filter((hash) => !scripts.has(hash))
    .map(() => ({ page: '/', sentence: 'A page has a script that browsers would refuse.' }))
  const tooLarge = facts
    .filter(({ size }) => size > mostPageBytes)
    .map(({ url, size }) => ({ page: url, sentence: `The page ${url} is too large: ${kilobytes(size)}.` }))
  return [...ofScripts, ...tooLarge, ...facts.flatMap(takenIds), ...(await brokenLinks(facts, pages))]
}

/** A page that cannot be rendered, with its path where the error names it. */
export function pageFailure(error: unknown): PageFailure {
  const { message = String(error), pathname = '/' } = error as { message?: string; pathname?: string }
  return { page: pathname, sentence: message }
}

const kilobytes = (bytes: number) =>
  `${Math.ceil(bytes / 1024)} KB, and ${mostPageBytes / 1024} KB is the most`

/** Ids of several places, of which links and scripts find only the first. */
function takenIds({ url, ids }: PageFacts): PageFailure[] {
  const seen = new Set<string>(idsToCome)
  const taken = new Set<string>()
  for (const id of ids) {
    if (seen.has(id)) taken.add(id)
    seen.add(id)
  }
  return [...taken].map((id) => ({
    page: url,
    sentence: `The anchor ${id} is taken on the page ${url}: choose another.`,
  }))
}

/** Links of the site to pages and places that it does not have. Requests have their turn between pages. */
async function brokenLinks(facts: readonly PageFacts[], pages: Pages): Promise<PageFailure[]> {
  const places = new Map(facts.map(({ url, ids }) => [url, new Set(ids)]))
  const isBroken = (page: string, link: string) => {
    const [address = '', place] = link.split('#')
    const path = address.split('?')[0] || page
    if (!places.has(path)) return !pages.byPath.has(path) && !isElsewhere(path)
    return place !== undefined && place !== '' && !places.get(path)?.has(decoded(place))
  }
  const found: PageFailure[] = []
  for (const { url, links } of facts) {
    found.push(...links.filter((link) => isBroken(url, link)).map((link) => broken(url, link)))
    await setImmediate()
  }
  return found
}

const broken = (page: string, link: string): PageFailure => ({
  page,
  sentence: `A link of the page ${page} leads nowhere: ${link}`,
})

/** Paths that the server answers without a page. */
const isElsewhere = (path: string) => /^\/(desk|api|docs|pay|visitor\.css)(\/|$)/.test(path)
