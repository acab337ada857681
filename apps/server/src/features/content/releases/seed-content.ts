import type { ContentItem } from '@northword/contract/content/content-items'
import { matterHash } from '@northword/seed/matter-hash'
import type { Database } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { lockContent } from '../drafts/lock-content.ts'
import { liveRelease } from '../items/live-release.ts'
import { LiveRelease, Release } from '../items/release.entity.ts'
import { addLaterItems } from './add-later-items.ts'
import { releaseNewItems } from './make-release.ts'

/** Name of the product in records. */
const product = 'Northword'

/**
 * Makes items the first release, live, in a database that has none: once, also with several processes at once. A
 * database from an earlier version gets the items that came later. The items are checked already.
 */
export async function seedContent({ orm }: Database, read: () => readonly ContentItem[]): Promise<void> {
  const em = orm.em.fork()
  if (await liveRelease(em)) return addLaterItems(em, product, read)
  await em.transactional(async (tx) => {
    await lockContent(tx)
    if (await liveRelease(tx)) return
    const items = read()
    const id = await releaseNewItems(tx, items, { by: product, note: '', basedOn: null })
    const live = { status: 'live', liveAt: clock.now(), matter: matterHash(items) } as const
    await tx.nativeUpdate(Release, { id }, live)
    await tx.insert(LiveRelease, { id: 'live', releaseId: id })
  })
}
