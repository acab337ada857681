import { type Fields, isSameValue, joinedFields } from '@northword/contract/desk/join-fields'
import { shapeNow } from '@northword/contract/content/lift-item'
import type { ItemRef } from '@northword/contract/content/content-items'
import type { Em } from '../../../db/orm.ts'
import { bumpVersions } from '../drafts/change-drafts.ts'
import { ItemDraft } from '../items/item.entity.ts'
import { liftFields } from '../items/site-now.ts'

/** A draft, and what a release changed beside it. */
export interface Beside {
  draft: Fields
  draftShape: number
  /** Null: the item was not live. */
  before: Fields | null
  beforeShape: number | null
  after: Fields
  afterShape: number
}

/** Condition on item `i`: it is not live, and the item that it was renamed from is to be removed. */
const isRenamedByDraft = `exists (
    select 1 from content_drafts f where f.item_id = i.renamed_from and f.fields is null)
  and not exists (
    select 1 from content_live l join content_manifests m on m.release_id = l.release_id where m.item_id = i.id)`

interface Begun extends Beside, ItemRef {
  itemId: string
}

/**
 * Brings the changes of a release into drafts that were begun without them, field by field: published, such a draft
 * would take them back unseen. Call it after {@link lockChanged}.
 * @param given items whose drafts are the release's changes: what went live since is brought into these alone
 */
export async function rebaseDrafts(tx: Em, releaseId: string, given?: readonly string[]): Promise<void> {
  const begun = await tx.execute<Begun[]>(
    `select i.kind, i.key, d.item_id as "itemId", d.fields as draft, d.shape as "draftShape",
        b.fields as before, b.shape as "beforeShape", r.fields as after, r.shape as "afterShape"
      from content_changes c
        join content_items i on i.id = c.item_id or (i.renamed_from = c.item_id and ${isRenamedByDraft})
        join content_drafts d on d.item_id = i.id
        left join content_live l on l.id = 'live'
        left join content_manifests m on m.release_id = l.release_id and m.item_id = c.item_id
        left join content_revisions b on b.id = c.before_id
        join content_revisions r on r.id = ${given ? 'm.revision_id' : 'c.after_id'}
      where c.release_id = ? and d.fields is not null and r.fields is not null
        and (b.id is null or b.fields is not null)`,
    [releaseId],
  )
  for (const item of begun.filter(({ itemId }) => given?.includes(itemId) ?? true)) {
    const fields = joinedBeside(item, item)
    if (isSameValue(fields, liftFields(item, item.draft, item.draftShape))) continue
    await tx.nativeUpdate(ItemDraft, { itemId: item.itemId }, { fields, shape: shapeNow() })
    await bumpVersions(tx, [item.itemId])
  }
}

/**
 * Locks the items that a release changes, and those that drafts rename them to. A save that began before is then
 * seen.
 */
export const lockChanged = (tx: Em, releaseId: string) =>
  tx.execute(
    `select 1 from content_items where id in (
        select i.id from content_changes c join content_items i on c.item_id in (i.id, i.renamed_from)
        where c.release_id = ?)
      order by id for update`,
    [releaseId],
  )

/** The draft with what the release changed. A field that both change is the draft's. */
export const joinedBeside = (item: ItemRef, begun: Beside): Fields =>
  joinedFields(
    liftFields(item, begun.before, begun.beforeShape) ?? {},
    liftFields(item, begun.draft, begun.draftShape) ?? {},
    liftFields(item, begun.after, begun.afterShape) ?? {},
  )
