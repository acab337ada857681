import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '@northword/contract/desk/join-fields'
import { siteContentOf } from '@northword/contract/content/site-content'
import { readItems } from '@northword/seed/read-items'
import { itemsOf, liveRelease } from '../features/content/items/live-release.ts'
import { nameRelease } from '../features/content/items/shown-release.ts'
import { seedContent } from '../features/content/releases/seed-content.ts'
import type { TestApp } from './test-app.ts'
import { type Colleague, owned } from './test-staff.ts'

/** Publishes what a studio says, by its owner, as this app shows it from then on. */
export async function publishing(site: TestApp) {
  await seedContent(site.database, readItems)
  const owner = await owned(site)
  return {
    owner,
    publish: (item: { kind: string; key: string }, change: (fields: Fields) => object | null) =>
      publish(site, owner, item, change),
    release: () => shownBy(site),
    /** Lets the live release have replaced the one before it so many days ago. */
    letAge: (days: number) =>
      site.rows(
        `update content_releases set live_at = now() - interval '${days} days' where status = 'live'`,
      ),
  }
}

async function publish(
  site: TestApp,
  { browser }: Colleague,
  item: { kind: string; key: string },
  change: (fields: Fields) => object | null,
) {
  const { body } = await browser.ask('site.findItem', item)
  const fields = change(body['live'] as Fields)
  // A release takes a third of a second.
  if (isDeepStrictEqual(fields, body['live'])) return shownBy(site)
  await browser.call('site.saveDraft', { ...item, version: body['version'], fields })
  const answer = await browser.call('site.publish')
  if (Object(answer.body['release'])['status'] !== 'live') throw new Error(JSON.stringify(answer))
  const em = site.database.orm.em.fork()
  const live = await liveRelease(em)
  site.liveSite.replace(siteContentOf(await itemsOf(em, live?.id ?? '')))
  const matter = await shownBy(site)
  nameRelease(site.liveSite.now(), { number: live?.number ?? 0, matter })
  return matter
}

/** Hash of the live release, as its pages name it. */
async function shownBy(site: TestApp): Promise<string> {
  const [live] = await site.rows(`select matter from content_releases where status = 'live'`)
  return String(live?.['matter'])
}
