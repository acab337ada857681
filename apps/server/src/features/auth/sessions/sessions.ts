import type { SessionView } from '@northword/contract/people/auth'
import type { PageInput } from '@northword/contract/pages'
import type { BrowserKeys } from '../../../doors/browser-keys.ts'
import type { ClientContext, Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { hashOfSecret } from '../../../secrets/secrets.ts'
import { clock } from '../../../time/clock.ts'
import { endLinks } from '../../links/redeem.ts'
import { User } from '../../people/user.entity.ts'
import { createSessions } from '../../people/sessions.ts'
import { Session } from '../../people/session.entity.ts'
import type { Client, Visitor } from '../../people/actor.ts'
import { afterCursor, latestFirst, pageOf, rowsToRead } from '../../../db/queries/keyset.ts'

const oneHour = 3_600_000

/** Milliseconds of a session with "Remember me": 30 days. */
export const rememberedMs = 30 * 24 * oneHour

/** Without "Remember me": a day at most, and twelve hours without a request. */
const unrememberedMs = 24 * oneHour
const idleMs = 12 * oneHour

export const endOf = (begin: Date, remembered: boolean) =>
  new Date(begin.getTime() + (remembered ? rememberedMs : unrememberedMs))

/** {@link isAlive} as a condition for the database. */
const goodAt = (now: Date) => ({
  endsAt: { $gt: now },
  $or: [{ remembered: true }, { lastSeenAt: { $gt: new Date(now.getTime() - idleMs) } }],
})

export const isAlive = ({ endsAt, remembered, lastSeenAt }: Session, now: Date) =>
  now < endsAt && (remembered || now.getTime() - lastSeenAt.getTime() < idleMs)

/** Writes `lastSeenAt` at most this often. */
const seenEveryMs = 5 * 60_000

export const clientSessions = createSessions<Session, User>({
  cookie: 'session',
  deviceCookie: 'device',
  find: (em, tokenHash) => em.findOne(Session, { tokenHash }),
  isAlive,
  accountOf: (em, { userId }) => em.findOne(User, { id: userId }),
  remove: (em, which) => em.nativeDelete(Session, 'tokenHash' in which ? which : { userId: which.accountId }),
  change: (em, user, change) => em.nativeUpdate(User, user, change),
})

/** The actor of a browser: the client of its valid session, else a guest. */
export async function actorIn(em: Em, browser: BrowserKeys, network: string): Promise<Visitor> {
  const claim = browser.read('claim')
  const origin = { network, claimHash: claim && hashOfSecret(claim) }
  const now = clock.now()
  const found = await clientSessions.find(em, browser, now)
  if (!found) return { kind: 'guest', ...origin }
  const { session, account: user } = found
  if (now.getTime() - session.lastSeenAt.getTime() > seenEveryMs)
    await em.nativeUpdate(Session, { id: session.id }, { lastSeenAt: now })
  return { kind: 'client', user, session, ...origin }
}

/** Begins a session in place of the browser's. Call {@link keepSession} after the commit. */
export async function beginSession(ctx: Pick<Context, 'em' | 'browser'>, user: User, remembered: boolean) {
  const { secret, row } = await clientSessions.replace(ctx, user)
  const { createdAt } = row
  const life = { remembered, lastSeenAt: createdAt, endsAt: endOf(createdAt, remembered) }
  await ctx.em.insert(Session, { ...row, ...life, userId: user.id })
  return { user, secret, remembered }
}

export const keepSession = (browser: BrowserKeys, { user, secret, remembered }: BegunSession) =>
  clientSessions.keep(browser, user, secret, remembered ? rememberedMs / 1_000 : undefined)

type BegunSession = Awaited<ReturnType<typeof beginSession>>

/** A page of a client's valid sessions: the current one first, then the others, latest sign-in first. */
export async function listSessions(
  em: Em,
  { user, session }: Pick<Client, 'user' | 'session'>,
  page: PageInput,
) {
  const ofOthers = { userId: user.id, epoch: user.sessionEpoch, id: { $ne: session.id } }
  const read = await em.find(
    Session,
    { $and: [ofOthers, goodAt(clock.now()), afterCursor(page)] },
    { orderBy: latestFirst, limit: rowsToRead(page) },
  )
  const { rows, next } = pageOf(read, page)
  const others = rows.map((one) => sessionView(one, false))
  return { sessions: page.cursor ? others : [sessionView(session, true), ...others], next }
}

const sessionView = ({ id, device, createdAt, lastSeenAt }: Session, isCurrent: boolean): SessionView => ({
  id,
  device,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isCurrent,
})

/** Ends one of the client's own sessions. Does nothing for any other id. */
export async function endSession({ em, browser, actor }: ClientContext, id: string) {
  await em.nativeDelete(Session, { id, userId: actor.user.id })
  if (id === actor.session.id) browser.forget('session')
}

/** Ends every session of the client, including this one. */
export async function signOutEverywhere({ em, browser, actor }: ClientContext): Promise<void> {
  await endSessions(em, actor.user)
  browser.forget('session')
}

/**
 * Ends every session of a user, including those just beginning and those that a mailed link could begin. Saves
 * `change` with it.
 * @returns the changed user; null, and nothing saved, if all sessions were ended since `user` was read, because the
 * password or link that proved their identity may no longer be valid
 */
export async function endSessions(em: Em, user: User, change: Partial<User> = {}): Promise<User | null> {
  const changed = await clientSessions.endAll(em, user, change)
  if (changed) await endLinks(em, 'sign-in', user.id)
  return changed
}
