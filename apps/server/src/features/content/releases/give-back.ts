import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { bumpVersions } from '../drafts/change-drafts.ts'
import type { Release } from '../items/release.entity.ts'

/** Makes the changes of a release drafts again where there is no newer one. A removal needs an item that is live. */
export async function giveBack(tx: Em, { id, madeBy }: Pick<Release, 'id' | 'madeBy'>): Promise<void> {
  const given = await tx.execute<{ itemId: string }[]>(
    `insert into content_drafts (item_id, fields, shape, changed_at, changed_by)
      select c.item_id, r.fields, r.shape, ?, ? from content_changes c join content_revisions r on r.id = c.after_id
        left join content_live l on l.id = 'live'
        left join content_manifests m on m.release_id = l.release_id and m.item_id = c.item_id
      where c.release_id = ? and (r.fields is not null or m.item_id is not null)
      on conflict (item_id) do nothing returning item_id as "itemId"`,
    [clock.now(), madeBy, id],
  )
  await bumpVersions(
    tx,
    given.map(({ itemId }) => itemId),
  )
}
