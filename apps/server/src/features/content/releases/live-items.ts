import type { ContentItem } from '@northword/contract/content/content-items'
import type { Database } from '../../../db/orm.ts'
import { itemsOf, liveRelease } from '../items/live-release.ts'
import { seedContent } from './seed-content.ts'

/** The live release; in a database that has none, the items that are read become the first. */
export async function liveItems(
  database: Database,
  read: () => readonly ContentItem[],
): Promise<{ releaseId: string; number: number; items: ContentItem[] }> {
  await seedContent(database, read)
  const em = database.orm.em.fork()
  const live = await liveRelease(em)
  if (!live) throw new Error('No release of the site is live.')
  return { releaseId: live.id, number: live.number, items: await itemsOf(em, live.id) }
}
