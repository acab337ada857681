import { siteFailures } from '@northword/content/operate/site-failures'
import { type ContentItem, itemName } from '@northword/contract/content/content-items'
import type { Env } from '../env.ts'
import { problemsOfSite } from '../features/content/items/check-site.ts'
import { drawCards } from './draw-cards.ts'
import { keptCards } from './kept-cards.ts'
import { keptSites, rendererHash } from './release-pages.ts'
import type { Renderer } from './renderer.ts'

interface Keeping {
  isKept: boolean
  /** Before it is rendered. */
  check: () => Promise<void>
}

/**
 * Renders a release and draws its cards, unless they were kept.
 * @param isBuilt whether the build has a card
 */
export function keepRendered(env: Env, built: string, isBuilt: (src: string) => boolean) {
  const cards = keptCards(env.DATA_DIR)
  let sites: Promise<ReturnType<typeof keptSites>> | undefined
  const opened = () => (sites ??= rendererHash(built).then((renderer) => keptSites(env.DATA_DIR, renderer)))
  return async (matter: string, renderer: Renderer, { isKept, check }: Keeping) => {
    const kept = await opened()
    const site = await kept.read(matter)
    if (site && (await absent(cards, site.cards)).length === 0) return { files: site.files }
    await check()
    // A preview is not shared, so it needs none.
    const ownCards = isKept ? (await renderer.cards()).filter(({ src }) => !isBuilt(src)) : []
    const sources = ownCards.map(({ src }) => src)
    const lacking = new Set(await absent(cards, sources))
    const undrawn = await drawCards(
      built,
      ownCards.filter(({ src }) => lacking.has(src)),
      (src, png) => cards.write(src, png),
    )
    const rendered = await renderer.files(undrawn)
    if (!isKept || 'failure' in rendered) return rendered
    const drawn = sources.filter((src) => !undrawn.includes(src))
    await kept.write(matter, { files: rendered.files, cards: drawn })
    await cards.tidy(drawn)
    return rendered
  }
}

/** Cards that are not there. The others count as used. */
async function absent(cards: ReturnType<typeof keptCards>, sources: readonly string[]): Promise<string[]> {
  const found = await Promise.all(sources.map(async (src) => [src, await cards.use(src)] as const))
  return found.flatMap(([src, isThere]) => (isThere ? [] : [src]))
}

/** Another version may have published what does not pass this one's schemas. @throws {Error} */
export async function refuseFaulty(items: readonly ContentItem[]): Promise<void> {
  const [problem] = await problemsOfSite(items)
  if (!problem) return
  const { field, message } = problem
  throw new Error(siteFailures.faultyNow(itemName(problem), field ? `${field}: ${message}` : message))
}
