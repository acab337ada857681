import { siteFailures } from '@northword/content/operate/site-failures'
import { type ContentItem, isItem } from '@northword/contract/content/content-items'
import { matterHash } from '@northword/seed/matter-hash'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { lockContent } from '../drafts/lock-content.ts'
import { Item } from '../items/item.entity.ts'
import { itemsOf, liveRelease } from '../items/live-release.ts'
import { LiveRelease, Manifest, Release } from '../items/release.entity.ts'
import { releaseNewItems } from './make-release.ts'

/** The item that the software knows since a later version. */
const later = { kind: 'studio', key: 'mails' } as const

/**
 * Publishes the seed's items that a database from an earlier version does not have, as a release of their own: once,
 * also with several processes at once. Otherwise it is a single query.
 */
export async function addLaterItems(em: Em, by: string, read: () => readonly ContentItem[]): Promise<void> {
  if (!(await isLacking(em))) return
  await em.transactional(async (tx) => {
    await lockContent(tx)
    if (await isLacking(tx)) await publishLater(tx, by, read().filter(isItem(later)))
  })
}

const isLacking = async (em: Em) => (await em.count(Item, later)) === 0

async function publishLater(tx: Em, by: string, items: readonly ContentItem[]) {
  const live = await liveRelease(tx)
  if (!live) return
  const id = await releaseNewItems(tx, items, { by, note: siteFailures.laterItems, basedOn: live.id })
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
