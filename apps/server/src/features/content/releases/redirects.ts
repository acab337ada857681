import { addressOf, type ContentItem, type ItemRef } from '@northword/contract/content/content-items'
import type { MovedAddresses } from '@northword/contract/site/moved-addresses'
import type { Em } from '../../../db/orm.ts'
import { lockContent } from '../drafts/lock-content.ts'
import { Item } from '../items/item.entity.ts'
import { Redirect } from '../items/release.entity.ts'

/**
 * Present addresses by former ones, in one step however often an item was renamed; only of items that are live. An
 * address of an item that is live is no former one.
 */
export async function movedPages(em: Em): Promise<Map<string, string>> {
  const live = await em.execute<(ItemRef & { from: string | null })[]>(
    `select i.kind, i.key, d.from_path as "from" from content_live l
        join content_manifests m on m.release_id = l.release_id join content_items i on i.id = m.item_id
        left join content_redirects d on d.item_id = i.id where l.id = 'live'`,
  )
  const present = new Set(live.map(addressOf))
  return new Map(
    live.flatMap(({ from, ...item }) => {
      const to = addressOf(item)
      return from === null || to === null || present.has(from) ? [] : [[from, to]]
    }),
  )
}

export type Moved = Pick<ContentItem, 'kind'> & { fromId: string; key: string; toId: string; toKey: string }

/** Items that a release renames, or whose renaming it takes back. */
export const movedIn = (tx: Em, releaseId: string) =>
  tx.execute<Moved[]>(
    `with changed as (
        select i.id, i.kind, i.key, i.renamed_from, r.fields is null as is_gone, b.fields is null as was_gone
        from content_changes c join content_items i on i.id = c.item_id
          join content_revisions r on r.id = c.after_id left join content_revisions b on b.id = c.before_id
        where c.release_id = ?)
      select gone.kind, gone.id as "fromId", gone.key, here.id as "toId", here.key as "toKey"
      from changed gone join changed here on gone.is_gone and not here.is_gone and here.was_gone
        and (here.renamed_from = gone.id or gone.renamed_from = here.id)`,
    [releaseId],
  )

/** Keeps the addresses of {@link movedIn}. */
export async function keepAddresses(tx: Em, moved: readonly Moved[]): Promise<void> {
  for (const { kind, fromId, key, toId, toKey } of moved) {
    const [fromPath, toPath] = [addressOf({ kind, key }), addressOf({ kind, key: toKey })]
    if (fromPath === null || toPath === null) continue
    await tx.nativeUpdate(Redirect, { itemId: fromId }, { itemId: toId })
    await tx.nativeDelete(Redirect, { fromPath: toPath })
    await tx.upsert(Redirect, { fromPath, itemId: toId })
  }
}

/**
 * Keeps former addresses of items, live or not. One that leads to a live item goes on to lead there.
 * @returns the number of those that were not kept before
 */
export const importAddresses = (em: Em, moved: MovedAddresses): Promise<number> =>
  em.transactional(async (tx) => {
    await lockContent(tx)
    const [leading, ids, kept] = [await movedPages(tx), await itemsByAddress(tx), await itemsByFormer(tx)]
    const rows = Object.entries(moved).flatMap(([fromPath, to]) => {
      const itemId = ids.get(to)
      return !itemId || leading.has(fromPath) || kept.get(fromPath) === itemId ? [] : [{ fromPath, itemId }]
    })
    if (rows.length > 0) await tx.upsertMany(Redirect, rows)
    return rows.length
  })

const itemsByAddress = async (em: Em) =>
  new Map((await em.find(Item, {}, { disableIdentityMap: true })).map((item) => [addressOf(item), item.id]))

const itemsByFormer = async (em: Em) =>
  new Map(
    (await em.find(Redirect, {}, { disableIdentityMap: true })).map(({ fromPath, itemId }) => [
      fromPath,
      itemId,
    ]),
  )
