import { v7 as uuid } from 'uuid'
import type { BrowserKeys } from '../../../doors/browser-keys.ts'
import type { ClientContext, Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { hashOfSecret, newSecret } from '../../../secrets/secrets.ts'
import { clock } from '../../../time/clock.ts'
import { endLinks } from '../../links/redeem.ts'
import { User } from '../../people/user.entity.ts'
import { rememberDevice } from '../../people/known-device.ts'
import { endOf, isAlive, rememberedMs } from './session-life.ts'
import { Session } from '../../people/session.entity.ts'
import type { Visitor } from '../../people/actor.ts'

/** Writes `lastSeenAt` at most this often. */
const seenEveryMs = 5 * 60_000

/** The actor of a browser: the client of its valid session, else a guest. */
export async function actorIn(em: Em, browser: BrowserKeys, network: string): Promise<Visitor> {
  const claim = browser.read('claim')
  const origin = { network, claimHash: claim && hashOfSecret(claim) }
  const secret = browser.read('session')
  const found = secret ? await findSession(em, secret) : null
  return found ? { kind: 'client', ...found, ...origin } : { kind: 'guest', ...origin }
}

async function findSession(em: Em, secret: string) {
  const session = await em.findOne(Session, { tokenHash: hashOfSecret(secret) })
  const now = clock.now()
  if (!session || !isAlive(session, now)) return null
  const user = await em.findOne(User, { id: session.userId })
  if (user?.sessionEpoch !== session.epoch) return null
  if (now.getTime() - session.lastSeenAt.getTime() > seenEveryMs)
    await em.nativeUpdate(Session, { id: session.id }, { lastSeenAt: now })
  return { user, session }
}

type SessionContext = Pick<Context, 'em' | 'browser'>

/** Begins a session in place of the browser's, against fixation. Call {@link keepSession} after the commit. */
export async function beginSession({ em, browser }: SessionContext, user: User, remembered: boolean) {
  const carried = browser.read('session')
  if (carried) await em.nativeDelete(Session, { tokenHash: hashOfSecret(carried) })
  const secret = newSecret()
  const now = clock.now()
  await em.insert(Session, {
    id: uuid(),
    tokenHash: hashOfSecret(secret),
    userId: user.id,
    epoch: user.sessionEpoch,
    remembered,
    device: browser.device,
    createdAt: now,
    lastSeenAt: now,
    endsAt: endOf(now, remembered),
  })
  return { user, secret, remembered }
}

/** Sets the session's cookie, and the cookie that proves that this browser has signed in to the account. */
export function keepSession(browser: BrowserKeys, { user, secret, remembered }: BegunSession) {
  browser.keep('session', secret, remembered ? rememberedMs / 1_000 : undefined)
  rememberDevice(browser, user)
}

type BegunSession = Awaited<ReturnType<typeof beginSession>>

/** Ends one of the client's own sessions. Does nothing for any other id. */
export async function endSession({ em, browser, actor }: ClientContext, id: string) {
  await em.nativeDelete(Session, { id, userId: actor.user.id })
  if (id === actor.session.id) browser.forget('session')
}

/**
 * Ends every session of a user, including those just beginning and those that a mailed link could begin. Saves
 * `change` with it.
 * @returns the changed user; null, and nothing saved, if all sessions were ended since `user` was read, because the
 * password or link that proved their identity may no longer be valid
 */
export async function endSessions(em: Em, user: User, change: Partial<User> = {}): Promise<User | null> {
  const { id, sessionEpoch } = user
  const next = sessionEpoch + 1
  if ((await em.nativeUpdate(User, { id, sessionEpoch }, { ...change, sessionEpoch: next })) === 0)
    return null
  await em.nativeDelete(Session, { userId: id })
  await endLinks(em, 'sign-in', id)
  return { ...user, ...change, sessionEpoch: next }
}
