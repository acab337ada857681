import { type SiteContent, siteContentOf } from '@northword/contract/content/site-content'
import { readItems } from '@northword/seed/read-items'
import type { Database } from '../db/orm.ts'
import type { Env } from '../env.ts'
import { linkPurposes } from '../features.ts'
import { liveItems } from '../features/content/releases/live-items.ts'
import { fixedTransport } from '../features/mail/queue/transport.ts'
import { createMailQueue, type MailQueue } from '../features/mail/queue/mail-queue.ts'

/**
 * Gives a command a queue that takes mails, which the running server sends, or the next one that starts, and the site
 * of which they speak.
 */
export async function withQueue<Result>(
  database: Database,
  env: Env,
  work: (queue: MailQueue, site: SiteContent) => Promise<Result>,
): Promise<Result> {
  const { items } = await liveItems(database, readItems)
  const site = siteContentOf(items)
  const way = {
    transports: fixedTransport(null),
    publicUrl: env.PUBLIC_URL,
    purposes: linkPurposes,
    siteNow: () => site,
  }
  const log = { write: () => {} }
  const queue = createMailQueue({ database, databaseUrl: env.DATABASE_URL, way, log })
  try {
    await queue.prepare()
    return await work(queue, site)
  } finally {
    await queue.stop()
  }
}
