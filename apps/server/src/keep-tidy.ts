import type { FastifyBaseLogger } from 'fastify'
import type { Database, Em } from './db/orm.ts'
import { eraseAccounts, eraseFinishedOrders } from './features/account/erase-accounts.ts'
import { forgetOldGuesses } from './features/auth/guesses.ts'
import { Session } from './features/auth/session.entity.ts'
import type { MailQueue } from './features/mail/mail-queue.ts'
import { keepDoing } from './keep-doing.ts'
import { Subscriber } from './features/newsletter/subscriber.entity.ts'
import { Token } from './features/links/token.entity.ts'

interface Tidying {
  database: Database
  mail: Pick<MailQueue, 'add'>
  log: Pick<FastifyBaseLogger, 'error'>
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * Deletes what has had its time, now and every hour. Any number of processes may do so at once.
 * @returns the way to stop, which waits for what is under way
 */
export function keepTidy({ database, mail, log }: Tidying): () => Promise<void> {
  return keepDoing({
    do: () => tidy(database.orm.em.fork(), mail),
    everyMs: hourMs,
    failure: 'Old data could not be deleted; the next try is in an hour.',
    log,
  })
}

/** Deletes what has had its time by `now`. */
export async function tidy(em: Em, mail: Tidying['mail'], now = new Date()): Promise<void> {
  const before = (ms: number) => ({ $lt: new Date(now.getTime() - ms) })
  await em.nativeDelete(Session, { endsAt: before(0) })
  await em.nativeDelete(Token, { expiresAt: before(0) })
  // Nobody confirmed it: the address may belong to somebody who never asked.
  await em.nativeDelete(Subscriber, { confirmedAt: null, createdAt: before(7 * dayMs) })
  await em.execute('delete from rate_limits where expire < ?', [now.getTime()])
  await forgetOldGuesses(em, now)
  await eraseAccounts(em, mail, now)
  await eraseFinishedOrders(em)
}
