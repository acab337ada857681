import { isDeepStrictEqual } from 'node:util'
import { type ContentItem, type ContentKind, itemName } from '@northword/contract/content/content-items'
import { siteFailures } from '@northword/content/operate/site-failures'
import type { SaveSiteDraftInput, SiteItemInput } from '@northword/contract/desk/site'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { inOrder } from '../items/live-release.ts'
import { isGone, type ItemNow, readSite, withDrafts } from '../items/site-now.ts'
import { newItem, refuseTooMany } from './add-item.ts'
import { dropDraft, putDraft } from './change-drafts.ts'
import { lockContent } from './lock-content.ts'

type Imported = Pick<SaveSiteDraftInput, 'kind' | 'key' | 'fields'>

interface Importing {
  items: readonly Imported[]
  /** Kinds of which these are all items: other live ones are to be removed. */
  kinds: readonly ContentKind[]
}

/**
 * Drafts what differs from the live site, and discards what an import drafted before where it is like that again.
 * @returns items that differ from what is live
 * @throws {DomainError} `tooManyItems`; `changedMeanwhile` if somebody else has drafted one of them
 */
export const importItems = (em: Em, importing: Importing, by: string): Promise<SiteItemInput[]> =>
  em.transactional(async (tx) => {
    await lockContent(tx)
    // A draft that is saved meanwhile waits, and is then refused.
    await tx.execute('select 1 from content_items order by id for update')
    const site = await siteWithRoom(tx, importing.items)
    const byName = new Map(site.map((item) => [itemName(item), item]))
    const imported = withRemovals(site, importing).map((item) => ({
      ...item,
      now: byName.get(itemName(item)),
    }))
    const isLive = ({ fields, now }: (typeof imported)[number]) =>
      now !== undefined && isDeepStrictEqual(now.live, fields)
    const changed = imported.filter((item) => !isLive(item))
    refuseOthers(changed, by)
    for (const { now } of imported.filter(isLive))
      if (now?.draft?.changedBy === by) await dropDraft(tx, by, now)
    for (const { kind, key, fields, now } of changed) {
      const item = now ?? (await newItem(tx, { kind, key }))
      if (!isDeepStrictEqual(item.draft?.fields, fields)) await putDraft(tx, by, item, fields)
    }
    return changed.map(({ kind, key }) => ({ kind, key }))
  })

/** An import would overwrite what is in no release yet. @throws {DomainError} `changedMeanwhile` */
function refuseOthers(changed: readonly (Imported & { now: ItemNow | undefined })[], by: string): void {
  const others = changed.filter(
    ({ fields, now }) =>
      now?.draft && now.draft.changedBy !== by && !isDeepStrictEqual(now.draft.fields, fields),
  )
  if (others.length === 0) return
  const names = others
    .slice(0, 5)
    .map(({ now, ...item }) => `${itemName(item)} (${now?.draft?.changedBy ?? ''})`)
  const message = siteFailures.draftedByOthers(siteFailures.itemsChosen(others.length, names))
  throw new DomainError('changedMeanwhile', { message })
}

/**
 * The live site as it is once these items are imported and published. Writes nothing.
 * @throws {DomainError} `tooManyItems`
 */
export async function siteToBe(em: Em, importing: Importing): Promise<ContentItem[]> {
  const site = await siteWithRoom(em, importing.items)
  const imported = withRemovals(site, importing)
  const names = namesOf(imported)
  const others = site.filter((item) => !names.has(itemName(item)))
  const kept = imported.flatMap(({ kind, key, fields }) => (fields ? [{ kind, key, fields }] : []))
  return inOrder([...withDrafts(others, []), ...kept])
}

/** The site, if it has room for these items. @throws {DomainError} `tooManyItems` */
async function siteWithRoom(em: Em, items: readonly Imported[]): Promise<ItemNow[]> {
  const site = await readSite(em)
  const there = namesOf(site.filter((item) => !isGone(item)))
  refuseTooMany(site, items.filter((item) => !there.has(itemName(item))).length)
  return site
}

function withRemovals(site: readonly ItemNow[], { items, kinds }: Importing): Imported[] {
  const names = namesOf(items)
  const others = site.filter((item) => kinds.includes(item.kind) && item.live && !names.has(itemName(item)))
  return [...items, ...others.map(({ kind, key }) => ({ kind, key, fields: null }))]
}

const namesOf = (items: readonly SiteItemInput[]) => new Set(items.map(itemName))
