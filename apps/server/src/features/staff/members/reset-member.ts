import type { Context } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { mintLink } from '../../links/mint-link.ts'
import { lockedByAddress } from '../../people/lock-member.ts'
import type { StaffMember } from '../../people/staff-member.entity.ts'
import { endEverything } from './end-rights.ts'
import { resetPurpose } from '../staff-mails.ts'

/**
 * Command of the operator: ends a member's second factor, recovery codes, password, API tokens and sessions, and
 * makes a one-time link to set a new password. Earlier such links end.
 * @param show gets the link before the commit; if it throws, nothing changes
 * @throws {DomainError} `memberNotFound`
 */
export async function resetMember(
  { em, passwords, links }: Pick<Context, 'em' | 'passwords' | 'links'>,
  email: string,
  show: (url: string) => Promise<void>,
): Promise<StaffMember> {
  return em.transactional(async (tx) => {
    const member = await lockedByAddress(tx, email)
    if (!member || member.endedAt) throw new DomainError('memberNotFound')
    const passwordHash = passwords.noPassword()
    await endEverything(tx, member, { passwordHash })
    await show(await mintLink(tx, links, { purpose: resetPurpose, subjectId: member.id }))
    return member
  })
}
