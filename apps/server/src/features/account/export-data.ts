import type { ExportRecord } from '@northword/contract/account'
import type { PageInput } from '@northword/contract/pages'
import type { Context } from '../../doors/context.ts'
import { afterCursor, latestFirst, pageOf, rowsToRead } from '../../db/keyset.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { listSessions } from '../auth/list-sessions.ts'
import type { SignedIn } from '../auth/signed-in.ts'
import { ContactMessage } from '../inbox/contact-message.entity.ts'
import { Subscriber } from '../newsletter/subscriber.entity.ts'
import { listOrderDetails } from '../orders/list-orders.ts'
import { listProjects } from '../orders/list-projects.ts'
import { accountView } from './account-view.ts'

/**
 * Begins a client’s export: one record after another, read from the database as they are asked for, so
 * that memory holds one page of one list. The last record is of the kind `end`; without it the file is
 * not whole. Of the mails to the client, which they have, no copy is in it.
 * @throws {DomainError} `signedOut`, `tooManyTries`
 */
export async function exportData(ctx: Context): Promise<AsyncIterable<ExportRecord>> {
  const signedIn = await ctx.signedIn()
  if (!signedIn) throw new DomainError('signedOut')
  await ctx.limits.count('exportAccount', signedIn.user.id)
  return recordsOf(ctx.em, signedIn)
}

async function* recordsOf(em: Em, signedIn: SignedIn): AsyncGenerator<ExportRecord> {
  let records = 0
  for await (const record of dataOf(em, signedIn)) {
    yield record
    records += 1
  }
  yield { kind: 'end', records }
}

/**
 * Messages and the newsletter are told apart by their address alone, so they are part of it only where the
 * address was proven to be the client's.
 */
async function* dataOf(em: Em, signedIn: SignedIn): AsyncGenerator<ExportRecord> {
  const { user } = signedIn
  yield { kind: 'account', exportedAt: new Date().toISOString(), ...accountView(user) }
  // Each page through an EntityManager of its own, which is forgotten with it.
  yield* all(
    'session',
    (page) => listSessions(em.fork(), signedIn, page),
    ({ sessions }) => sessions,
  )
  yield* all(
    'order',
    (page) => listOrderDetails(em.fork(), user, page),
    ({ orders }) => orders,
  )
  yield* all(
    'project',
    (page) => listProjects(em.fork(), user, page),
    ({ projects }) => projects,
  )
  if (!user.emailVerifiedAt) return
  yield* all(
    'message',
    (page) => messagesFrom(em.fork(), user.emailKey, page),
    ({ messages }) => messages,
  )
  yield* newsletterOf(em.fork(), user.emailKey)
}

/** Every row of a list, page by page. */
async function* all<Page extends { next: string | null }>(
  kind: ExportRecord['kind'],
  read: (page: PageInput) => Promise<Page>,
  rowsOf: (page: Page) => object[],
): AsyncGenerator<ExportRecord> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await read({ cursor })
    for (const row of rowsOf(page)) yield { kind, ...row }
    cursor = page.next
  }
}

async function messagesFrom(em: Em, emailKey: string, page: PageInput) {
  const read = await em.find(
    ContactMessage,
    { $and: [{ emailKey }, afterCursor(page)] },
    { orderBy: latestFirst, limit: rowsToRead(page) },
  )
  const { rows, next } = pageOf(read, page)
  const messages = rows.map(({ name, email, message, createdAt }) => ({
    name,
    email,
    message,
    createdAt: createdAt.toISOString(),
  }))
  return { messages, next }
}

async function* newsletterOf(em: Em, emailKey: string): AsyncGenerator<ExportRecord> {
  const subscriber = await em.findOne(Subscriber, { emailKey })
  if (!subscriber) return
  const { email, createdAt, confirmedAt } = subscriber
  yield {
    kind: 'newsletter',
    email,
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
