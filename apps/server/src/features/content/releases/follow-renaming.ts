import { shapeNow } from '@northword/contract/content/lift-item'
import type { Em } from '../../../db/orm.ts'
import { bumpVersions } from '../drafts/change-drafts.ts'
import { type Beside, joinedBeside } from './rebase-drafts.ts'
import { keepAddresses, type Moved, movedIn } from './redirects.ts'

/** Leads from items that a release renames, or whose renaming it takes back, to those in their place. */
export async function followRenamings(tx: Em, releaseId: string): Promise<void> {
  const all = await movedIn(tx, releaseId)
  for (const moved of all) await moveDraft(tx, releaseId, moved)
  await keepAddresses(tx, all)
}

/**
 * Makes the draft of the former item that of the item in its place, with what the release changed. Left behind, it
 * would bring the former item back beside that one.
 */
async function moveDraft(tx: Em, releaseId: string, moved: Moved): Promise<void> {
  const { kind, fromId, toId, toKey } = moved
  const begun = await begunOn(tx, releaseId, moved)
  if (!begun) return
  const fields = JSON.stringify(joinedBeside({ kind, key: toKey }, begun))
  await tx.execute('update content_drafts set item_id = ?, fields = ?, shape = ? where item_id = ?', [
    toId,
    fields,
    shapeNow(),
    fromId,
  ])
  await bumpVersions(tx, [fromId, toId])
}

/** The draft of the former item, unless the other has one of its own. */
async function begunOn(tx: Em, releaseId: string, { fromId, toId }: Moved): Promise<Beside | undefined> {
  const [begun] = await tx.execute<Beside[]>(
    `select d.fields as draft, d.shape as "draftShape", b.fields as before, b.shape as "beforeShape",
        r.fields as after, r.shape as "afterShape"
      from content_drafts d join content_changes gone on gone.item_id = d.item_id and gone.release_id = ?
        left join content_revisions b on b.id = gone.before_id
        join content_changes here on here.release_id = gone.release_id and here.item_id = ?
        join content_revisions r on r.id = here.after_id
      where d.item_id = ? and d.fields is not null
        and not exists (select 1 from content_drafts where item_id = here.item_id)`,
    [releaseId, toId, fromId],
  )
  return begun
}
