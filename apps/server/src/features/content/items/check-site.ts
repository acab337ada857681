import { setImmediate } from 'node:timers/promises'
import type { ContentItem } from '@northword/contract/content/content-items'
import type { SiteCheck, SiteProblem } from '@northword/contract/desk/site'
import type { SiteNames } from '@northword/contract/desk/site-review'

type IsAsked = (item: ContentItem) => boolean

/** Problems and warnings of a site or of the items asked for. The first check loads the schemas. */
export async function checkSite(items: readonly ContentItem[], isAsked?: IsAsked): Promise<SiteCheck> {
  const { warningsOf } = await import('@northword/contract/content/warnings-of')
  return { problems: await problemsOfSite(items, isAsked), warnings: warningsOf(items, isAsked) }
}

/** Requests have their turn between items. */
export async function problemsOfSite(
  items: readonly ContentItem[],
  isAsked?: IsAsked,
): Promise<SiteProblem[]> {
  const { checkInSteps } = await import('@northword/contract/content/check-items')
  const steps = checkInSteps(items, isAsked)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

/** Names that the items can have in their fields and texts. */
export async function namesOfSite(items: readonly ContentItem[]): Promise<SiteNames> {
  const [{ namesOf }, { knownTokens }] = await Promise.all([
    import('@northword/contract/content/names-of'),
    import('@northword/contract/content/check-items'),
  ])
  const tokens = knownTokens(items)
  return {
    parts: namesOf(items),
    braces: tokens && Object.entries(tokens).map(([name, value]) => ({ name, value })),
  }
}
