import { siteFailures } from '@northword/content/operate/site-failures'
import { isItem } from '@northword/contract/content/content-items'
import {
  type AddSiteItemInput,
  mostItems,
  type RenameSiteItemInput,
  type SavedSiteItem,
  type SiteItem,
  type SiteItemInput,
} from '@northword/contract/desk/site'
import { v7 as uuid } from 'uuid'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError, fieldError } from '../../../errors/domain-error.ts'
import { lockRights } from '../../api-tokens/lock-rights.ts'
import { findItem } from '../items/item-views.ts'
import { Item } from '../items/item.entity.ts'
import { isGone, type ItemNow, readSite } from '../items/site-now.ts'
import { dropDraft, lockItem, putDraft } from './change-drafts.ts'
import { lockContent } from './lock-content.ts'
import { noteEvents } from './note-event.ts'

type Changing = Pick<StaffContext, 'em' | 'actor'>

/**
 * Adds an item as a draft.
 * @throws {DomainError} `itemTaken`, `tooManyItems`, `signedOut`, `tokenInvalid`
 */
export async function addItem(
  { em, actor }: Changing,
  { kind, key, fields }: AddSiteItemInput,
): Promise<SiteItem> {
  await em.transactional(async (tx) => {
    await lockContent(tx)
    await lockRights(tx, actor)
    const item = await freeItem(tx, { kind, key }, null)
    await putDraft(tx, actor.member.name, item, fields)
    await noteEvents(tx, { act: 'added', by: actor.member.name, itemIds: [item.id] })
  })
  return findItem(em.fork(), { kind, key })
}

/**
 * Drafts an item with another key and the same fields, and the removal of the old one: published together, they leave
 * a redirect. Changes nothing if the item changed since the version that was read.
 * @throws {DomainError} `itemNotFound`, `itemTaken`, `tooManyItems`, `signedOut`, `tokenInvalid`; `invalid` if a
 * scheduled release changes it: that one would find the former item, and its change would be lost
 */
export async function renameItem(
  { em, actor }: Changing,
  { kind, key, version, newKey }: RenameSiteItemInput,
): Promise<SavedSiteItem> {
  const isSaved = await em.transactional(async (tx) => {
    await lockContent(tx)
    await lockRights(tx, actor)
    const item = await lockItem(tx, { kind, key })
    const fields = item.draft ? item.draft.fields : item.live
    if (!fields) throw new DomainError('itemNotFound')
    if (item.version !== version) return false
    if (item.scheduledIn !== null)
      throw fieldError('newKey', 'invalid', siteFailures.renamedLater(item.scheduledIn))
    const renamed = await freeItem(tx, { kind, key: newKey }, item)
    await putDraft(tx, actor.member.name, renamed, fields)
    if (item.live) await putDraft(tx, actor.member.name, item, null)
    else await dropDraft(tx, actor.member.name, item)
    await noteEvents(tx, { act: 'renamed', by: actor.member.name, itemIds: [item.id, renamed.id] })
    return true
  })
  return { isSaved, item: await findItem(em.fork(), { kind, key: isSaved ? newKey : key }) }
}

/** A new item, or one with this key that is free: removed, or left by the renaming that is now taken back. */
async function freeItem(tx: Em, name: SiteItemInput, former: ItemNow | null): Promise<ItemNow> {
  // A save that has begun is seen then.
  await tx.execute('select 1 from content_items where kind = ? and key = ? for update', [name.kind, name.key])
  const site = await readSite(tx)
  const found = site.find(isItem(name))
  const isItsOwn = former?.renamedFrom === found?.id && found?.draft?.fields === null
  if (found && !isGone(found) && !isItsOwn) throw new DomainError('itemTaken')
  if (!found || isGone(found)) refuseTooMany(site, 1)
  const renamedFrom = former && (former.live ? former.id : former.renamedFrom)
  if (found) {
    if (!isItsOwn) await tx.nativeUpdate(Item, { id: found.id }, { renamedFrom })
    return found
  }
  return newItem(tx, name, renamedFrom)
}

/** @param added items that the site would have beside those it has @throws {DomainError} `tooManyItems` */
export function refuseTooMany(site: readonly ItemNow[], added: number): void {
  const there = site.filter((item) => !isGone(item)).length
  if (added > 0 && there + added > mostItems) throw new DomainError('tooManyItems')
}

/** @param renamedFrom the item that it takes the place of */
export async function newItem(
  tx: Em,
  { kind, key }: SiteItemInput,
  renamedFrom: string | null = null,
): Promise<ItemNow> {
  const item = { id: uuid(), kind, key, version: 0, renamedFrom }
  await tx.insert(Item, item)
  return { ...item, liveId: null, live: null, draft: null, scheduledIn: null }
}
