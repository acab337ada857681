import type { BrowserKeys } from '../../../doors/browser-keys.ts'
import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { hashOfSecret } from '../../../secrets/secrets.ts'
import { clock } from '../../../time/clock.ts'
import type { Member } from '../../people/actor.ts'
import { createSessions } from '../../people/sessions.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { StaffSession } from '../../people/staff-session.entity.ts'
import { isSecondFactorDemanded } from './second-factor.ts'

export const staffSessions = createSessions<StaffSession, StaffMember>({
  cookie: 'desk',
  deviceCookie: 'deskDevice',
  find: (em, tokenHash) => em.findOne(StaffSession, { tokenHash }),
  isAlive: ({ endsAt }, now) => now < endsAt,
  accountOf: (em, { memberId }) => em.findOne(StaffMember, { id: memberId, endedAt: null }),
  remove: (em, which) =>
    em.nativeDelete(StaffSession, 'tokenHash' in which ? which : { memberId: which.accountId }),
  change: (em, member, change) => em.nativeUpdate(StaffMember, member, change),
})

/** The member signed in at the desk in a browser, by a cookie of its own; null without one. */
export async function staffIn(em: Em, browser: BrowserKeys, network: string): Promise<Member | null> {
  const now = clock.now()
  const found = await staffSessions.find(em, browser, now)
  if (!found) return null
  const { session, account: member } = found
  const claim = browser.read('claim')
  return {
    kind: 'staff',
    member,
    session,
    network,
    claimHash: claim && hashOfSecret(claim),
    isFresh: now.getTime() - session.provedAt.getTime() < freshMs,
    owesSecondFactor: member.totpSecret === null && (await isSecondFactorDemanded(em)),
  }
}

/** Begins a desk session in place of the browser's. Call {@link keepStaffSession} after the commit. */
export async function beginStaffSession(ctx: Pick<Context, 'em' | 'browser'>, member: StaffMember) {
  const { secret, row } = await staffSessions.replace(ctx, member)
  const endsAt = new Date(row.createdAt.getTime() + lifeMs)
  await ctx.em.insert(StaffSession, { ...row, memberId: member.id, provedAt: row.createdAt, endsAt })
  return { member, secret }
}

export const keepStaffSession = (browser: BrowserKeys, { member, secret }: BegunSession) =>
  staffSessions.keep(browser, member, secret)

type BegunSession = Awaited<ReturnType<typeof beginStaffSession>>

/** Lifetime of a desk session in milliseconds, used or not. */
const lifeMs = 12 * 3_600_000

/** Milliseconds for which a proof counts as fresh. */
const freshMs = 10 * 60_000
