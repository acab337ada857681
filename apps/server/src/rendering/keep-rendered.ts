import { siteFailures } from '@northword/content/operate/site-failures'
import { type ContentItem, itemName } from '@northword/contract/content/content-items'
import type { Env } from '../env.ts'
import { problemsOfSite } from '../features/content/items/check-site.ts'
import { completeSite } from './complete-site.ts'
import { drawCards } from './draw-cards.ts'
import { keptCards } from './kept-cards.ts'
import { fileOfBodies, fileOfSite, readSite, rendererHash } from './kept-sites.ts'
import type { Pages } from '../doors/pages/pages.ts'
import { knownPages } from './release-pages.ts'
import type { Renderer } from './renderer.ts'

interface Wanted {
  /** Hash of its matter. */
  matter: string
  items: readonly ContentItem[]
  isKept: boolean
  /** Null: nothing is shown yet, so that this thread may read. */
  earlier: Pages | null
}

/**
 * Renders a release and draws its cards, unless they were kept.
 * @param isBuilt whether the build has a card
 */
export function keepRendered(env: Env, built: string, isBuilt: (src: string) => boolean) {
  const cards = keptCards(env.DATA_DIR)
  let hashed: Promise<string> | undefined
  async function atStart(file: string) {
    const site = await readSite(file)
    return site && { cards: site.cards, files: await completeSite(site.files, env.PUBLIC_URL), facts: null }
  }
  return async (renderer: Renderer, { matter, items, isKept, earlier }: Wanted) => {
    const hash = await (hashed ??= rendererHash(built))
    const file = fileOfSite(env.DATA_DIR, hash, matter)
    const known = earlier ? knownPages(earlier) : {}
    // A preview's documents say that they are one.
    const site = isKept ? await (earlier ? renderer.kept({ file, known }) : atStart(file)) : null
    if (site && (await absent(cards, site.cards)).length === 0) return site
    if (!earlier) await refuseFaulty(items)
    // A preview is not shared, so it needs none.
    const ownCards = isKept ? (await renderer.cards()).filter(({ src }) => !isBuilt(src)) : []
    const sources = ownCards.map(({ src }) => src)
    const lacking = new Set(await absent(cards, sources))
    const { undrawn, unkept } = await drawCards(
      built,
      ownCards.filter(({ src }) => lacking.has(src)),
      (src, png) => cards.write(src, png),
    )
    const drawn = sources.filter((src) => !undrawn.includes(src) && !unkept.includes(src))
    // A site is not kept without a card that can be drawn, so that the next start draws it.
    const keep = isKept && unkept.length === 0 ? { file, cards: drawn } : null
    const rendered = await renderer.files({
      undrawn: [...undrawn, ...unkept],
      bodies: fileOfBodies(env.DATA_DIR, hash),
      known,
      keep,
    })
    if (isKept && !('fault' in rendered)) await cards.tidy(drawn)
    return rendered
  }
}

/** Cards that are not there. The others count as used. */
async function absent(cards: ReturnType<typeof keptCards>, sources: readonly string[]): Promise<string[]> {
  const found = await Promise.all(sources.map(async (src) => [src, await cards.use(src)] as const))
  return found.flatMap(([src, isThere]) => (isThere ? [] : [src]))
}

/** Another version may have published what does not pass this one's schemas. @throws {Error} */
async function refuseFaulty(items: readonly ContentItem[]): Promise<void> {
  const [problem] = await problemsOfSite(items)
  if (!problem) return
  const { field, message } = problem
  throw new Error(siteFailures.faultyNow(itemName(problem), field ? `${field}: ${message}` : message))
}
