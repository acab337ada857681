import { v7 as uuid } from 'uuid'
import type { BrowserKeys } from '../../../doors/browser-keys.ts'
import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { hashOfSecret, newSecret } from '../../../secrets/secrets.ts'
import { clock } from '../../../time/clock.ts'
import type { Member } from '../../people/actor.ts'
import { rememberDevice } from '../../people/known-device.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { StaffSession } from '../../people/staff-session.entity.ts'
import { isSecondFactorDemanded } from './demand-second-factor.ts'
import { freshMs, lifeMs } from './staff-session-life.ts'

/** The member signed in at the desk in a browser, by a cookie of its own; null without one. */
export async function staffIn(em: Em, browser: BrowserKeys, network: string): Promise<Member | null> {
  const secret = browser.read('desk')
  const session = secret ? await em.findOne(StaffSession, { tokenHash: hashOfSecret(secret) }) : null
  const now = clock.now().getTime()
  if (!session || now >= session.endsAt.getTime()) return null
  const member = await em.findOne(StaffMember, { id: session.memberId, endedAt: null })
  if (member?.sessionEpoch !== session.epoch) return null
  const claim = browser.read('claim')
  return {
    kind: 'staff',
    member,
    session,
    network,
    claimHash: claim && hashOfSecret(claim),
    isFresh: now - session.provedAt.getTime() < freshMs,
    owesSecondFactor: member.totpSecret === null && (await isSecondFactorDemanded(em)),
  }
}

type SessionContext = Pick<Context, 'em' | 'browser'>

/** Begins a desk session in place of the browser's. Call {@link keepStaffSession} after the commit. */
export async function beginStaffSession({ em, browser }: SessionContext, member: StaffMember) {
  await endCarried({ em, browser })
  const secret = newSecret()
  const now = clock.now()
  await em.insert(StaffSession, {
    id: uuid(),
    tokenHash: hashOfSecret(secret),
    memberId: member.id,
    epoch: member.sessionEpoch,
    device: browser.device,
    createdAt: now,
    provedAt: now,
    endsAt: new Date(now.getTime() + lifeMs),
  })
  return { member, secret }
}

/** Sets the session's cookie, and the cookie that proves that this browser has signed in to the account. */
export function keepStaffSession(browser: BrowserKeys, { member, secret }: BegunSession) {
  browser.keep('desk', secret)
  rememberDevice(browser, member, 'deskDevice')
}

type BegunSession = Awaited<ReturnType<typeof beginStaffSession>>

export async function signOut({ em, browser }: SessionContext): Promise<void> {
  await endCarried({ em, browser })
  browser.forget('desk')
}

async function endCarried({ em, browser }: SessionContext) {
  const carried = browser.read('desk')
  if (carried) await em.nativeDelete(StaffSession, { tokenHash: hashOfSecret(carried) })
}

/**
 * Ends every session of a member, including those just beginning. Saves `change` with it.
 * @returns the changed member; null, and nothing saved, if all sessions were ended since `member` was read
 */
export async function endStaffSessions(
  em: Em,
  member: StaffMember,
  change: Partial<StaffMember>,
): Promise<StaffMember | null> {
  const { id, sessionEpoch } = member
  const changed = { ...change, sessionEpoch: sessionEpoch + 1 }
  if ((await em.nativeUpdate(StaffMember, { id, sessionEpoch }, changed)) === 0) return null
  await em.nativeDelete(StaffSession, { memberId: id })
  return { ...member, ...changed }
}
