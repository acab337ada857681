import { shapeNow } from '@northword/contract/content/lift-item'
import { type Fields, joinedFields } from '@northword/contract/desk/join-fields'
import type { Em } from '../../../db/orm.ts'
import { bumpVersions } from '../drafts/change-drafts.ts'
import { liftFields } from '../items/site-now.ts'
import { type Moved, movedIn } from './redirects.ts'

interface Begun {
  draft: Fields
  draftShape: number
  before: Fields | null
  beforeShape: number | null
  after: Fields
  afterShape: number
}

/**
 * Makes a draft of an item that a release renames, or whose renaming it takes back, the draft of the item in its
 * place, with what the release changed. Left behind, it would bring the former item back beside that one.
 */
export async function followRenaming(tx: Em, releaseId: string): Promise<void> {
  for (const moved of await movedIn(tx, releaseId)) {
    const { fromId, toId } = moved
    const begun = await begunOn(tx, releaseId, moved)
    if (!begun) continue
    const item = { kind: moved.kind, key: moved.toKey }
    const fields = joinedFields(
      liftFields(item, begun.before, begun.beforeShape) ?? {},
      liftFields(item, begun.draft, begun.draftShape) ?? {},
      liftFields(item, begun.after, begun.afterShape) ?? {},
    )
    await tx.execute('update content_drafts set item_id = ?, fields = ?, shape = ? where item_id = ?', [
      toId,
      JSON.stringify(fields),
      shapeNow(),
      fromId,
    ])
    await bumpVersions(tx, [fromId, toId])
  }
}

/** The draft of the former item, unless the other has one of its own. */
async function begunOn(tx: Em, releaseId: string, { fromId, toId }: Moved): Promise<Begun | undefined> {
  const [begun] = await tx.execute<Begun[]>(
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
