import { type ChangeRoleInput, type StaffRole, staffRoles } from '@northword/contract/people/staff'
import type { MemberContext } from '../../../doors/context.ts'
import { keepRole, lockMember } from '../../people/lock-member.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { endRights } from './end-rights.ts'
import { keepAnOwner, lockOwners } from './owners.ts'

/**
 * Changes a role from the next request on. A lesser role ends other rights, any change ends an invitation.
 * @throws {DomainError} `signedOut`, `memberNotFound`, `lastOwner`
 */
export async function changeRole(
  { em, actor, hooks }: MemberContext,
  { id, role }: ChangeRoleInput,
): Promise<RoleChanged> {
  const changed = await em.transactional(async (tx) => {
    await lockOwners(tx)
    await keepRole(tx, actor)
    const member = await lockMember(tx, id)
    if (role !== 'owner') await keepAnOwner(tx, member)
    const isInvitationEnded = member.joinedAt === null && role !== member.role
    if (isInvitationEnded || mayDoLess(role, member.role)) await endRights(tx, member, { role })
    else await tx.nativeUpdate(StaffMember, { id }, { role })
    return { member: { ...member, role }, isInvitationEnded }
  })
  // No writer speaks with clients.
  if (role === 'writer') await hooks.memberLeft(em.fork(), { by: actor, id, hands: ['agent'] })
  return changed
}

interface RoleChanged {
  member: StaffMember
  /** True if they need another invitation to join. */
  isInvitationEnded: boolean
}

const mayDoLess = (role: StaffRole, than: StaffRole) => staffRoles.indexOf(role) > staffRoles.indexOf(than)
