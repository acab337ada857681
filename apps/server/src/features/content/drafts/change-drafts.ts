import { isAccounts, isKnownKind } from '@northword/contract/content/content-items'
import { shapeNow } from '@northword/contract/content/lift-item'
import type { Fields } from '@northword/contract/desk/join-fields'
import type {
  DiscardSiteDraftInput,
  SavedSiteItem,
  SaveSiteDraftInput,
  SiteItemInput,
} from '@northword/contract/desk/site'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { lockRights } from '../../api-tokens/lock-rights.ts'
import type { Staff } from '../../people/actor.ts'
import { findItem } from '../items/item-views.ts'
import { Item, ItemDraft } from '../items/item.entity.ts'
import { type ItemNow, readSite } from '../items/site-now.ts'
import { lockContent } from './lock-content.ts'
import { noteEvents } from './note-event.ts'

type Changing = Pick<StaffContext, 'em' | 'actor'>

/** Time in which saves of one person are one event. */
const sittingMs = 10 * 60_000

/**
 * Stores a draft, or changes nothing if the item changed since the version that was read. Fields need not be whole;
 * null removes the item, or a draft that was never published.
 * @throws {DomainError} `itemNotFound`, `cannotRemove`, `forbidden`, `signedOut`, `tokenInvalid`
 */
export function saveDraft(ctx: Changing, input: SaveSiteDraftInput): Promise<SavedSiteItem> {
  const { kind, fields } = input
  if (!fields && isKnownKind(kind)) throw new DomainError('cannotRemove')
  const by = ctx.actor.member.name
  return changeAt(
    ctx,
    input,
    (tx, item) => (fields || item.live ? putDraft(tx, by, item, fields) : withdraw(tx, by, item)),
    fields ? undefined : lockContent,
  )
}

/** As {@link saveDraft}: the item is as it is live again, or gone. Then the item that it was renamed from stays. */
export const discardDraft = (ctx: Changing, input: DiscardSiteDraftInput): Promise<SavedSiteItem> =>
  changeAt(ctx, input, (tx, item) => withdraw(tx, ctx.actor.member.name, item), lockContent)

/** Drops a draft. If the item was never published, the one that it was renamed from is no longer to be removed. */
async function withdraw(tx: Em, by: string, item: ItemNow): Promise<void> {
  if (!item.draft) return
  await dropDraft(tx, by, item)
  if (item.live || !item.renamedFrom) return
  const former = await lockItem(tx, await tx.findOneOrFail(Item, { id: item.renamedFrom }))
  if (former.draft?.fields === null) await dropDraft(tx, by, former)
}

async function changeAt(
  { em, actor }: Changing,
  { kind, key, version }: SiteItemInput & { version: number },
  change: (tx: Em, item: ItemNow) => Promise<void>,
  /** Before a second item is locked. */
  lock: (tx: Em) => Promise<unknown> = async () => {},
): Promise<SavedSiteItem> {
  refuseAccounts(actor, [{ kind, key }])
  const isSaved = await em.transactional(async (tx) => {
    await lock(tx)
    await lockRights(tx, actor)
    const item = await lockItem(tx, { kind, key })
    if (item.version !== version) return false
    await change(tx, item)
    return true
  })
  return { isSaved, item: await findItem(em.fork(), { kind, key }) }
}

/** Locks an item until the transaction ends. @throws {DomainError} `itemNotFound` */
export async function lockItem(tx: Em, { kind, key }: SiteItemInput): Promise<ItemNow> {
  await tx.execute('select 1 from content_items where kind = ? and key = ? for update', [kind, key])
  const [item] = await readSite(tx, { kind, key })
  if (!item) throw new DomainError('itemNotFound')
  return item
}

/** Ways to be paid are the owners' alone. @throws {DomainError} `forbidden` */
function refuseAccounts(actor: Staff, items: readonly SiteItemInput[]): void {
  if (!items.some(isAccounts)) return
  if (actor.kind === 'token' || actor.member.role !== 'owner') throw new DomainError('forbidden')
}

/** Stores a draft, and says that in the item's history. */
export async function putDraft(tx: Em, by: string, item: ItemNow, fields: Fields | null) {
  const now = clock.now()
  const { id, draft } = item
  const isSameSitting = draft?.changedBy === by && now.getTime() - draft.changedAt.getTime() < sittingMs
  await tx.upsert(ItemDraft, { itemId: id, fields, shape: shapeNow(), changedAt: now, changedBy: by })
  await bumpVersions(tx, [id])
  if (!isSameSitting) await noteEvents(tx, { act: 'saved', by, itemIds: [id] })
}

export async function dropDraft(tx: Em, by: string, { id, draft }: ItemNow) {
  if (!draft) return
  await tx.nativeDelete(ItemDraft, { itemId: id })
  await bumpVersions(tx, [id])
  await noteEvents(tx, { act: 'discarded', by, itemIds: [id] })
}

export const bumpVersions = (tx: Em, ids: readonly string[]) =>
  tx.execute(
    'update content_items set version = version + 1 where id in (select jsonb_array_elements_text(?::jsonb)::uuid)',
    [JSON.stringify(ids)],
  )
