import type { ContentItem } from '@northword/contract/content/content-items'
import type { SiteCheck, SiteProblem } from '@northword/contract/desk/site'

/** Problems, and warnings, of a site. Loads the schemas at the first call, which a start need not wait for. */
export async function checkSite(items: readonly ContentItem[]): Promise<SiteCheck> {
  const { warningsOf } = await import('@northword/contract/content/warnings-of')
  return { problems: await problemsOfSite(items), warnings: warningsOf(items) }
}

export async function problemsOfSite(items: readonly ContentItem[]): Promise<SiteProblem[]> {
  const { problemsOf } = await import('@northword/contract/content/check-items')
  return problemsOf(items)
}
