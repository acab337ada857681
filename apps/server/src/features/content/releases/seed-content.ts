import { siteFailures } from '@northword/content/operate/site-failures'
import { type ContentItem, isItem } from '@northword/contract/content/content-items'
import { matterHash } from '@northword/seed/matter-hash'
import type { Database, Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { lockContent } from '../drafts/lock-content.ts'
import { itemsOf, liveRelease } from '../items/live-release.ts'
import { LiveRelease, Manifest, Release } from '../items/release.entity.ts'
import { Item } from '../items/item.entity.ts'
import { releaseNewItems } from './make-release.ts'

/**
 * Makes checked items the first release, live, in a database that has none: once, also with several processes at
 * once. A database from an earlier version gets the items that came later.
 */
export async function seedContent({ orm }: Database, read: () => readonly ContentItem[]): Promise<void> {
  const em = orm.em.fork()
  if (await liveRelease(em)) return addLaterItems(em, read)
  await em.transactional(async (tx) => {
    await lockContent(tx)
    if (await liveRelease(tx)) return
    const items = read()
    const id = await releaseNewItems(tx, items, { by: siteFailures.system, note: '', basedOn: null })
    const live = { status: 'live', liveAt: clock.now(), matter: matterHash(items) } as const
    await tx.nativeUpdate(Release, { id }, live)
    await tx.insert(LiveRelease, { id: 'live', releaseId: id })
  })
}

/** The item that the software knows since a later version. */
const later = { kind: 'studio', key: 'mails' } as const

/**
 * Publishes the seed's items that a database from an earlier version does not have, as a release of their own: once,
 * also with several processes at once. Otherwise it is a single query.
 */
async function addLaterItems(em: Em, read: () => readonly ContentItem[]): Promise<void> {
  if (!(await isLacking(em))) return
  await em.transactional(async (tx) => {
    await lockContent(tx)
    if (await isLacking(tx)) await publishLater(tx, read().filter(isItem(later)))
  })
}

const isLacking = async (em: Em) => (await em.count(Item, later)) === 0

async function publishLater(tx: Em, items: readonly ContentItem[]) {
  const live = await liveRelease(tx)
  if (!live) return
  const making = { by: siteFailures.system, note: siteFailures.laterItems, basedOn: live.id }
  const id = await releaseNewItems(tx, items, making)
  const before = await tx.find(Manifest, { releaseId: live.id }, { disableIdentityMap: true })
  await tx.insertMany(
    Manifest,
    before.map(({ itemId, revisionId }) => ({ releaseId: id, itemId, revisionId })),
  )
  const matter = matterHash(await itemsOf(tx, id))
  await tx.nativeUpdate(Release, { id }, { status: 'live', liveAt: clock.now(), matter })
  await tx.nativeUpdate(Release, { id: live.id }, { status: 'replaced' })
  await tx.nativeUpdate(LiveRelease, { id: 'live' }, { releaseId: id })
}
