import type { StaffPasswordInput } from '@northword/contract/people/staff'
import type { MemberContext } from '../../../doors/context.ts'
import { fieldError } from '../../../errors/domain-error.ts'
import { staffKey } from '../../people/as-guess.ts'
import { proveMemberPassword } from './staff-sign-in.ts'
import { beginStaffSession, keepStaffSession, staffSessions } from './staff-sessions.ts'

/**
 * Changes a member's password, given the present one. Ends every session and begins a new one in this browser.
 * @throws {DomainError} `passwordIncorrect`, `tooManyTries`, `busy`
 */
export async function changeStaffPassword(
  ctx: MemberContext,
  { currentPassword, password }: StaffPasswordInput,
): Promise<void> {
  const { em, browser, passwords, actor } = ctx
  const { member } = actor
  const isRight = await proveMemberPassword(ctx, member.emailKey, { member, password: currentPassword })
  if (!isRight) throw fieldError('currentPassword', 'passwordIncorrect')
  const asker = { network: actor.network, account: staffKey(member.emailKey) }
  const passwordHash = await passwords.hash(password, asker)
  const begun = await em.transactional(async (tx) => {
    const changed = await staffSessions.endAll(tx, member, { passwordHash })
    if (!changed) throw fieldError('currentPassword', 'passwordIncorrect')
    return beginStaffSession({ em: tx, browser }, changed)
  })
  keepStaffSession(browser, begun)
}
