import { siteFailures } from '@northword/content/operate/site-failures'
import { type ContentItem, isItem, itemName } from '@northword/contract/content/content-items'
import type { ReleaseFailure } from '@northword/contract/desk/site-releases'
import { problemsOfSite } from '../items/check-site.ts'
import { placeName } from '../items/place-name.ts'

/** The first problem of items that are to go live. */
export async function problemIn(items: ContentItem[]): Promise<ReleaseFailure | null> {
  const [problem] = await problemsOfSite(items)
  if (!problem) return null
  const item = items.find(isItem(problem)) ?? { ...problem, fields: null }
  const sentence = siteFailures.problem(await placeName(item, problem.field), problem.message)
  return { sentence, item: itemName(problem), field: problem.field }
}
