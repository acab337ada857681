import { type ContentItem, contentKinds } from '@northword/contract/content/content-items'
import { liftItem } from '@northword/contract/content/lift-item'
import { momentOf } from '../../../db/moment.ts'
import type { Em } from '../../../db/orm.ts'
import type { Release } from './release.entity.ts'

/** A release that is or was live. */
export interface LiveReleaseNow {
  id: string
  number: number
  /** ISO 8601. */
  liveAt: string
  /** Member, or the product, by the name on that day. */
  madeBy: string
}

/** The live release, by one short query, for polls. Null: nothing has been published. */
export async function liveRelease(em: Em): Promise<LiveReleaseNow | null> {
  const [live] = await em.execute<(Omit<LiveReleaseNow, 'liveAt'> & { liveAt: Date | string })[]>(
    `select r.id, r.number, r.live_at as "liveAt", r.made_by as "madeBy"
      from content_live l join content_releases r on r.id = l.release_id where l.id = 'live'`,
  )
  return live ? { ...live, liveAt: momentOf(live.liveAt) } : null
}

interface FollowedRelease extends Pick<Release, 'id' | 'number' | 'matter' | 'basedOn'> {
  isLive: boolean
}

/** The live release, and the latest one that a process renders, by one short query, for polls. */
export async function followedReleases(em: Em) {
  const found = await em.execute<FollowedRelease[]>(
    `select id, number, matter, based_on as "basedOn", status <> 'rendering' as "isLive" from content_releases
      where status = 'rendering' or id = (select release_id from content_live where id = 'live') order by number`,
  )
  return {
    live: found.find(({ isLive }) => isLive) ?? null,
    next: found.findLast(({ isLive }) => !isLive) ?? null,
  }
}

/** An item whose fields may have been written by an earlier version. */
export type KeptItem = ContentItem & { shape: number }

export const liftKept = ({ shape, ...item }: KeptItem): ContentItem => liftItem(item, shape)

/** Items by kind and key; none of a release that was never live. @throws {ContentError} */
export const itemsOf = async (em: Em, releaseId: string): Promise<ContentItem[]> =>
  inOrder((await keptItemsOf(em, releaseId)).map(liftKept))

/** {@link itemsOf} in the shapes in which they were written. */
export const keptItemsOf = (em: Em, releaseId: string): Promise<KeptItem[]> =>
  em.execute<KeptItem[]>(
    `select i.kind, i.key, r.fields, r.shape from content_manifests m join content_items i on i.id = m.item_id
        join content_revisions r on r.id = m.revision_id where m.release_id = ?`,
    [releaseId],
  )

/** In the order of an export, the same in every database. */
export const inOrder = <Item extends Pick<ContentItem, 'kind' | 'key'>>(items: Item[]): Item[] =>
  items.toSorted(
    (one, other) =>
      contentKinds.indexOf(one.kind) - contentKinds.indexOf(other.kind) || (one.key < other.key ? -1 : 1),
  )
