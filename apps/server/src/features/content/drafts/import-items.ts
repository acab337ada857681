import { isDeepStrictEqual } from 'node:util'
import { type ContentItem, isKnownKind, itemName } from '@northword/contract/content/content-items'
import type { SaveSiteDraftInput, SiteItemInput } from '@northword/contract/desk/site'
import type { Em } from '../../../db/orm.ts'
import { inOrder } from '../items/live-release.ts'
import { isGone, type ItemNow, readSite, withDrafts } from '../items/site-now.ts'
import { newItem, refuseTooMany } from './add-item.ts'
import { putDraft } from './change-drafts.ts'
import { lockContent } from './lock-content.ts'

type Imported = Pick<SaveSiteDraftInput, 'kind' | 'key' | 'fields'>

/**
 * Drafts what differs from the site as it is drafted now. Kinds that are imported are whole: other live items of
 * theirs are to be removed.
 * @returns the imported items that have a draft now, and how many of them have another one than before
 * @throws {DomainError} `tooManyItems`
 */
export const importItems = (
  em: Em,
  items: readonly Imported[],
  by: string,
): Promise<{ drafted: SiteItemInput[]; changed: number }> =>
  em.transactional(async (tx) => {
    await lockContent(tx)
    const site = await siteWithRoom(tx, items)
    const byName = new Map(site.map((item) => [itemName(item), item]))
    const names: SiteItemInput[] = []
    let changed = 0
    for (const { kind, key, fields } of [...items, ...removalsIn(site, items)]) {
      const item = byName.get(itemName({ kind, key })) ?? (await newItem(tx, { kind, key }))
      const isSame = isDeepStrictEqual(fieldsOf(item), fields)
      if (!isSame || item.draft) names.push({ kind, key })
      if (isSame) continue
      changed += 1
      await putDraft(tx, by, item, fields)
    }
    return { drafted: names, changed }
  })

/**
 * The live site as it is once these items are imported and published. Writes nothing.
 * @throws {DomainError} `tooManyItems`
 */
export async function siteToBe(em: Em, items: readonly Imported[]): Promise<ContentItem[]> {
  const site = await siteWithRoom(em, items)
  const imported = [...items, ...removalsIn(site, items)]
  const names = namesOf(imported)
  const others = site.filter((item) => !names.has(itemName(item)))
  const kept = imported.flatMap(({ kind, key, fields }) => (fields ? [{ kind, key, fields }] : []))
  return inOrder([...withDrafts(others, []), ...kept])
}

/** The site, if it has room for these items. Writes nothing. @throws {DomainError} `tooManyItems` */
export async function siteWithRoom(em: Em, items: readonly Imported[]): Promise<ItemNow[]> {
  const site = await readSite(em)
  const there = namesOf(site.filter((item) => !isGone(item)))
  refuseTooMany(site, items.filter((item) => !there.has(itemName(item))).length)
  return site
}

const fieldsOf = ({ draft, live }: ItemNow) => (draft ? draft.fields : live)

function removalsIn(site: readonly ItemNow[], items: readonly Imported[]): Imported[] {
  const kinds = new Set(items.map(({ kind }) => kind).filter((kind) => !isKnownKind(kind)))
  const names = namesOf(items)
  return site
    .filter((item) => kinds.has(item.kind) && item.live && !names.has(itemName(item)))
    .map(({ kind, key }) => ({ kind, key, fields: null }))
}

const namesOf = (items: readonly SiteItemInput[]) => new Set(items.map(itemName))
