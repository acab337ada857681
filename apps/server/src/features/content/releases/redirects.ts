import type { ContentItem } from '@northword/contract/content/content-items'
import type { Em } from '../../../db/orm.ts'
import { Redirect } from '../items/release.entity.ts'

/**
 * Present addresses by former ones, in one step however often an item was renamed; only of items that are live. An
 * address of an item that is live is no former one.
 */
export async function movedPages(em: Em): Promise<Map<string, string>> {
  const moved = await em.execute<(Pick<ContentItem, 'kind' | 'key'> & { from: string })[]>(
    `select d.from_path as "from", i.kind, i.key from content_redirects d join content_items i on i.id = d.item_id
        join content_live l on l.id = 'live'
        join content_manifests m on m.release_id = l.release_id and m.item_id = i.id`,
  )
  return new Map(
    moved.flatMap(({ from, ...item }) => {
      const to = pathOf(item)
      return to === null ? [] : [[from, to]]
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
    const [fromPath, toPath] = [pathOf({ kind, key }), pathOf({ kind, key: toKey })]
    if (fromPath === null || toPath === null) continue
    await tx.nativeUpdate(Redirect, { itemId: fromId }, { itemId: toId })
    await tx.nativeDelete(Redirect, { fromPath: toPath })
    await tx.upsert(Redirect, { fromPath, itemId: toId })
  }
}

/** Address of an item that has a page of its own; null for others. */
function pathOf({ kind, key }: Pick<ContentItem, 'kind' | 'key'>): string | null {
  if (kind === 'articles') return `/blog/${key}`
  return kind === 'services' ? `/order/${key}` : null
}
