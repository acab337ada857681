import { isDeepStrictEqual } from 'node:util'
import { type ContentItem, isItem, isKnownKind } from '@northword/contract/content/content-items'
import type { SaveSiteDraftInput, SiteItemInput } from '@northword/contract/desk/site'
import type { Em } from '../../../db/orm.ts'
import { inOrder } from '../items/live-release.ts'
import { type ItemNow, readSite, withDrafts } from '../items/site-now.ts'
import { newItem } from './add-item.ts'
import { putDraft } from './change-drafts.ts'
import { lockContent } from './lock-content.ts'

type Imported = Pick<SaveSiteDraftInput, 'kind' | 'key' | 'fields'>

/**
 * Drafts what differs from the site as it is drafted now. Kinds that are imported are whole: other live items of
 * theirs are to be removed.
 * @returns the imported items that have a draft now, and how many of them have another one than before
 */
export const importItems = (
  em: Em,
  items: readonly Imported[],
  by: string,
): Promise<{ drafted: SiteItemInput[]; changed: number }> =>
  em.transactional(async (tx) => {
    await lockContent(tx)
    const site = await readSite(tx)
    const names: SiteItemInput[] = []
    let changed = 0
    for (const { kind, key, fields } of [...items, ...removalsIn(site, items)]) {
      const item = site.find(isItem({ kind, key })) ?? (await newItem(tx, { kind, key }))
      const isSame = isDeepStrictEqual(fieldsOf(item), fields)
      if (!isSame || item.draft) names.push({ kind, key })
      if (isSame) continue
      changed += 1
      await putDraft(tx, by, item, fields)
    }
    return { drafted: names, changed }
  })

/** The live site as it is once these items are imported and published. Writes nothing. */
export async function siteToBe(em: Em, items: readonly Imported[]): Promise<ContentItem[]> {
  const site = await readSite(em)
  const imported = [...items, ...removalsIn(site, items)]
  const others = site.filter((item) => !imported.some(isItem(item)))
  const kept = imported.flatMap(({ kind, key, fields }) => (fields ? [{ kind, key, fields }] : []))
  return inOrder([...withDrafts(others, []), ...kept])
}

const fieldsOf = ({ draft, live }: ItemNow) => (draft ? draft.fields : live)

function removalsIn(site: readonly ItemNow[], items: readonly Imported[]): Imported[] {
  const kinds = new Set(items.map(({ kind }) => kind).filter((kind) => !isKnownKind(kind)))
  return site
    .filter((item) => kinds.has(item.kind) && item.live && !items.some(isItem(item)))
    .map(({ kind, key }) => ({ kind, key, fields: null }))
}
