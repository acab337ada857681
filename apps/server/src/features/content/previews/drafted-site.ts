import type { ContentItem } from '@northword/contract/content/content-items'
import type { SiteProblem } from '@northword/contract/desk/site'
import type { Em } from '../../../db/orm.ts'
import { problemsOfSite } from '../items/check-site.ts'
import { inOrder } from '../items/live-release.ts'
import { readSite, withDrafts } from '../items/site-now.ts'

/** The site with every draft. */
export interface DraftedSite {
  items: ContentItem[]
  /** Reasons why it cannot be published. */
  problems: SiteProblem[]
  /** Time of the latest draft. Null: there is none. */
  draftedAt: Date | null
}

export async function draftedSite(em: Em): Promise<DraftedSite> {
  const site = inOrder(await readSite(em))
  const items = withDrafts(site)
  const times = site.flatMap(({ draft }) => (draft ? [draft.changedAt.getTime()] : []))
  return {
    items,
    problems: await problemsOfSite(items),
    draftedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  }
}

/** Changes whenever a draft or the live release does. One short query. */
export async function markOfDrafts(em: Em): Promise<string> {
  const [found] = await em.execute<{ mark: string }[]>(
    `select concat_ws(' ', coalesce((select sum(version) from content_items), 0),
        (select count(*) from content_drafts), (select release_id from content_live where id = 'live')) as mark`,
  )
  return found?.mark ?? ''
}
