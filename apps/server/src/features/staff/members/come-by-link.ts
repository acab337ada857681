import type { JoinInput } from '@northword/contract/people/staff'
import type { Context } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { redeem, subjectOf } from '../../links/redeem.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { staffKey } from '../../people/as-guess.ts'
import { beginStaffSession, keepStaffSession, staffSessions } from '../sign-in/staff-sessions.ts'
import { invitationPurpose, resetPurpose } from '../staff-mails.ts'

/** Accepts an invitation and signs in. @throws {DomainError} `linkExpired`, `tooManyTries`, `busy` */
export const join = (ctx: Context, input: JoinInput): Promise<StaffMember> =>
  comeByLink(ctx, { purpose: invitationPurpose, who: { joinedAt: null } }, input)

/** Accepts `resetMember`'s link, likewise. @throws {DomainError} `linkExpired`, `tooManyTries`, `busy` */
export const comeBack = (ctx: Context, input: JoinInput): Promise<StaffMember> =>
  comeByLink(ctx, { purpose: resetPurpose, who: {} }, input)

/** A purpose of links to the desk, and a condition for the members who may use them. */
interface Way {
  purpose: string
  who: { joinedAt?: null }
}

/** Sets a password by such a link and signs in. @throws {DomainError} `linkExpired`, `tooManyTries`, `busy` */
async function comeByLink(
  ctx: Context,
  { purpose, who }: Way,
  { token, password }: JoinInput,
): Promise<StaffMember> {
  const { em, actor, browser, passwords } = ctx
  const id = await subjectOf(ctx, purpose, token)
  const expected = await em.findOne(StaffMember, { ...who, id, endedAt: null })
  if (!expected) throw new DomainError('linkExpired')
  const asker = { network: actor.network, account: staffKey(expected.emailKey) }
  const passwordHash = await passwords.hash(password, asker)
  const joinedAt = expected.joinedAt ?? clock.now()
  const begun = await em.transactional(async (tx) => {
    // Locks the member before their links, as every transaction does that ends them.
    const come = await staffSessions.endAll(tx, expected, { passwordHash, joinedAt })
    if (!come) throw new DomainError('linkExpired')
    await redeem(tx, purpose, token)
    return beginStaffSession({ em: tx, browser }, come)
  })
  keepStaffSession(browser, begun)
  return begun.member
}
