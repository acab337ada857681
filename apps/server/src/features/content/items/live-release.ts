import { type ContentItem, contentKinds } from '@northword/contract/content/content-items'
import { momentOf } from '../../../db/moment.ts'
import type { Em } from '../../../db/orm.ts'

/** A release that is or was live. */
export interface LiveReleaseNow {
  id: string
  number: number
  /** ISO 8601. */
  liveAt: string
}

/** The live release, by one short query, for polls. Null: nothing has been published. */
export async function liveRelease(em: Em): Promise<LiveReleaseNow | null> {
  const [live] = await em.execute<{ id: string; number: number; liveAt: Date | string }[]>(
    `select r.id, r.number, r.live_at as "liveAt" from content_live l join content_releases r on r.id = l.release_id where l.id = 'live'`,
  )
  return live ? { ...live, liveAt: momentOf(live.liveAt) } : null
}

/** Items of a release that is or was live, by kind and key; none of another one. */
export async function itemsOf(em: Em, releaseId: string): Promise<ContentItem[]> {
  const items = await em.execute<ContentItem[]>(
    `select i.kind, i.key, r.fields from content_manifests m join content_items i on i.id = m.item_id
        join content_revisions r on r.id = m.revision_id where m.release_id = ?`,
    [releaseId],
  )
  return inOrder(items)
}

/** In the order of an export, the same in every database. */
export const inOrder = <Item extends Pick<ContentItem, 'kind' | 'key'>>(items: Item[]): Item[] =>
  items.toSorted(
    (one, other) =>
      contentKinds.indexOf(one.kind) - contentKinds.indexOf(other.kind) || (one.key < other.key ? -1 : 1),
  )
