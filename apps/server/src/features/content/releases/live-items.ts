import { siteFailures } from '@northword/content/operate/site-failures'
import type { ContentItem } from '@northword/contract/content/content-items'
import { shapeNow } from '@northword/contract/content/lift-item'
import type { Database, Em } from '../../../db/orm.ts'
import { itemsOf, liveRelease } from '../items/live-release.ts'
import { seedContent } from './seed-content.ts'

/** The live release; in a database that has none, the items that are read become the first. */
export async function liveItems(
  database: Database,
  read: () => readonly ContentItem[],
): Promise<{ releaseId: string; number: number; items: ContentItem[] }> {
  await seedContent(database, read)
  const em = database.orm.em.fork()
  await refuseNewer(em)
  const live = await liveRelease(em)
  if (!live) throw new Error('No release of the site is live.')
  return { releaseId: live.id, number: live.number, items: await itemsOf(em, live.id) }
}

/** Refuses a site of which a newer version wrote a part, live, drafted or scheduled. @throws {Error} */
async function refuseNewer(em: Em) {
  const [found] = await em.execute<{ shape: number | null }[]>(
    `select max(shape) as shape from (
        select shape from content_revisions union all select shape from content_drafts) as kept`,
  )
  if ((found?.shape ?? 1) > shapeNow()) throw new Error(siteFailures.newerShape)
}
