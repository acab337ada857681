import { seed } from '@northword/seed/seed'
import type { Database } from '../db/orm.ts'
import type { Env } from '../env.ts'
import { linkPurposes } from '../features.ts'
import { createMailQueue, type MailQueue } from '../features/mail/queue/mail-queue.ts'

/** Gives a command a queue that takes mails, which the running server sends, or the next one that starts. */
export async function withQueue<Result>(
  database: Database,
  env: Env,
  work: (queue: MailQueue) => Promise<Result>,
): Promise<Result> {
  const way = { transport: null, publicUrl: env.PUBLIC_URL, purposes: linkPurposes, siteNow: () => seed }
  const log = { write: () => {} }
  const queue = createMailQueue({ database, databaseUrl: env.DATABASE_URL, way, log })
  try {
    await queue.prepare()
    return await work(queue)
  } finally {
    await queue.stop()
  }
}
