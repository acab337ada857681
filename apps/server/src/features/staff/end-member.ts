import type { MemberContext } from '../../doors/context.ts'
import { endLinks } from '../links/redeem.ts'
import { lockMember } from './lock-member.ts'
import { keepAnOwner, lockOwners } from './owners.ts'
import { RecoveryCode } from './recovery-code.entity.ts'
import { noSecondFactor } from './second-factor.ts'
import { invitationPurpose } from './staff-mails.ts'
import { endStaffSessions } from './staff-sessions.ts'

/**
 * Ends somebody's time at the desk, or their invitation: no session, password, code or link of theirs is good from now on.
 * @throws {DomainError} `memberNotFound`, `lastOwner`
 */
export async function endMember({ em, passwords }: MemberContext, id: string): Promise<void> {
  await em.transactional(async (tx) => {
    await lockOwners(tx)
    const member = await lockMember(tx, id)
    await keepAnOwner(tx, member)
    const passwordHash = passwords.noPassword()
    await endStaffSessions(tx, member, { ...noSecondFactor, passwordHash, endedAt: new Date() })
    await tx.nativeDelete(RecoveryCode, { memberId: id })
    await endLinks(tx, invitationPurpose, id)
  })
}
