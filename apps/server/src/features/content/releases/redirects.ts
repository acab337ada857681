import type { ContentItem } from '@northword/contract/content/content-items'
import type { Em } from '../../../db/orm.ts'
import { Redirect } from '../items/release.entity.ts'

/** Address of an item that has a page of its own; null for others. */
export function pathOf({ kind, key }: Pick<ContentItem, 'kind' | 'key'>): string | null {
  if (kind === 'articles') return `/blog/${key}`
  return kind === 'services' ? `/order/${key}` : null
}

/**
 * Where a former address leads now, in one step however often the item was renamed; null if nowhere. An address of an
 * item that is live is no former one: ask only for others.
 */
export async function redirectOf(em: Em, path: string): Promise<string | null> {
  const [item] = await em.execute<Pick<ContentItem, 'kind' | 'key'>[]>(
    `select i.kind, i.key from content_redirects d join content_items i on i.id = d.item_id
        join content_live l on l.id = 'live'
        join content_manifests m on m.release_id = l.release_id and m.item_id = i.id
      where d.from_path = ?`,
    [path.replace(/^\/pay\//, '/order/')],
  )
  return item ? pathOf(item) : null
}

type Moved = Pick<ContentItem, 'kind'> & { fromId: string; key: string; toId: string; toKey: string }

/** Keeps the addresses of items that a release renames, or whose renaming it takes back. */
export async function keepAddresses(tx: Em, releaseId: string): Promise<void> {
  const moved = await tx.execute<Moved[]>(
    `with changed as (
        select i.id, i.kind, i.key, i.renamed_from, r.fields is null as is_gone
        from content_changes c join content_items i on i.id = c.item_id
          join content_revisions r on r.id = c.after_id where c.release_id = ?)
      select gone.kind, gone.id as "fromId", gone.key, here.id as "toId", here.key as "toKey"
      from changed gone join changed here on gone.is_gone and not here.is_gone
        and (here.renamed_from = gone.id or gone.renamed_from = here.id)`,
    [releaseId],
  )
  for (const { kind, fromId, key, toId, toKey } of moved) {
    const [fromPath, toPath] = [pathOf({ kind, key }), pathOf({ kind, key: toKey })]
    if (fromPath === null || toPath === null) continue
    await tx.nativeUpdate(Redirect, { itemId: fromId }, { itemId: toId })
    await tx.nativeDelete(Redirect, { fromPath: toPath })
    await tx.upsert(Redirect, { fromPath, itemId: toId })
  }
}
