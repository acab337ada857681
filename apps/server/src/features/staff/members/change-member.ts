import {
  type ChangeRoleInput,
  type LetPublishInput,
  type StaffRole,
  staffRoles,
} from '@northword/contract/people/staff'
import { hands } from '@northword/contract/desk/desk'
import type { MemberContext } from '../../../doors/context.ts'
import { lockRole, lockMember } from '../../people/lock-member.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { clock } from '../../../time/clock.ts'
import type { Em } from '../../../db/orm.ts'
import type { Member } from '../../people/actor.ts'
import { endEverything, endRights } from './end-rights.ts'
import { keepAnOwner, lockOwners } from './owners.ts'

/**
 * Changes a role from the next request on. A lesser role ends other rights, also that to publish; any change ends an
 * invitation.
 * @throws {DomainError} `signedOut`, `memberNotFound`, `lastOwner`
 */
export async function changeRole(
  { em, actor, hooks }: MemberContext,
  { id, role }: ChangeRoleInput,
): Promise<RoleChanged> {
  const changed = await em.transactional(async (tx) => {
    await lockOwners(tx)
    await lockRole(tx, actor)
    const member = await lockMember(tx, id)
    if (role !== 'owner') await keepAnOwner(tx, member)
    const isInvitationEnded = member.joinedAt === null && role !== member.role
    const isLess = mayDoLess(role, member.role)
    const change = { role, mayPublish: member.mayPublish && !isLess }
    if (isInvitationEnded || isLess) await endRights(tx, member, change)
    else await tx.nativeUpdate(StaffMember, { id }, change)
    return { member: { ...member, ...change }, isInvitationEnded }
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

/**
 * Gives somebody who is present or invited the right to publish, or takes it away, from the next request on.
 * @throws {DomainError} `signedOut`, `memberNotFound`
 */
export const letPublish = (
  { em, actor }: MemberContext,
  { id, mayPublish }: LetPublishInput,
): Promise<StaffMember> =>
  em.transactional(async (tx) => {
    await lockOwners(tx)
    await lockRole(tx, actor)
    const member = await lockMember(tx, id)
    await tx.nativeUpdate(StaffMember, { id }, { mayPublish })
    return { ...member, mayPublish }
  })

/**
 * Ends a member or an invitation: their sessions, password, codes and links stop working. Others find their orders.
 * @throws {DomainError} `signedOut`, `memberNotFound`, `lastOwner`
 */
export async function endMember({ em, passwords, actor, hooks }: MemberContext, id: string): Promise<void> {
  await em.transactional(async (tx) => {
    await lockOwners(tx)
    await lockRole(tx, actor)
    const member = await lockMember(tx, id)
    await keepAnOwner(tx, member)
    const passwordHash = passwords.noPassword()
    await endEverything(tx, member, { passwordHash, mayPublish: false, endedAt: clock.now() })
  })
  await hooks.memberLeft(em.fork(), { by: actor, id, hands })
}

/** Chooses which mails a member gets. */
export async function chooseMails(
  em: Em,
  { member: { id } }: Member,
  { whenAssigned }: { whenAssigned: boolean },
): Promise<void> {
  await em.nativeUpdate(StaffMember, { id }, { mailsWhenAssigned: whenAssigned })
}
