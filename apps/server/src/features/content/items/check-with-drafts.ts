import { studioDate } from '@northword/content/studio/format-time'
import { isItem, type ItemRef } from '@northword/contract/content/content-items'
import type { SiteCheck, SiteWarning } from '@northword/contract/desk/site'
import { formerDate } from '@northword/contract/site/policy-date'
import { clock } from '../../../time/clock.ts'
import { checkSite } from './check-site.ts'
import { type ItemNow, withDrafts } from './site-now.ts'

/** Problems and warnings of the site with every draft, or of the items asked for, also beside what is live. */
export async function checkWithDrafts(
  site: readonly ItemNow[],
  isAsked: (item: ItemRef) => boolean = () => true,
): Promise<SiteCheck> {
  const { problems, warnings } = await checkSite(withDrafts(site), isAsked)
  return { problems, warnings: [...warnings, ...formerDates(site.filter(isAsked), todayOf(site))] }
}

/** A warning, no problem: whether a corrected comma is a change of the terms is for the studio to say. */
const formerDates = (items: readonly ItemNow[], today: string): SiteWarning[] =>
  items.flatMap(({ kind, key, live, draft }): SiteWarning[] => {
    const drafted = kind === 'policies' ? draft?.fields : null
    const message = live && drafted && formerDate(live, drafted, today)
    return message ? [{ kind, key, field: 'updated', check: 'date', message }] : []
  })

const isHours = isItem({ kind: 'studio', key: 'hours' })

/** In the studio's zone as it is live, which is one. */
function todayOf(site: readonly ItemNow[]): string {
  const timeZone = site.find(isHours)?.live?.['timeZone']
  return studioDate(clock.now(), typeof timeZone === 'string' ? timeZone.trim() : 'UTC')
}
