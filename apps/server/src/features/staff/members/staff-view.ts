import { mayPublish } from '@northword/contract/people/publishing'
import type { StaffListing, StaffView } from '@northword/contract/people/staff-view'
import { StaffMember } from '../../people/staff-member.entity.ts'
import type { MemberContext } from '../../../doors/context.ts'

export function staffView(member: StaffMember): StaffView {
  const { id, name, email, role, totpSecret } = member
  return { id, name, email, role, mayPublish: mayPublish(member), hasSecondFactor: totpSecret !== null }
}

/** Present, invited and former members, oldest first. */
export async function listStaff({ em }: Pick<MemberContext, 'em'>): Promise<StaffListing[]> {
  const members = await em.find(StaffMember, {}, { orderBy: { createdAt: 'asc', id: 'asc' } })
  return members.map((member) => ({
    ...staffView(member),
    state: stateOf(member),
    createdAt: member.createdAt.toISOString(),
  }))
}

function stateOf({ joinedAt, endedAt }: StaffMember): StaffListing['state'] {
  if (endedAt) return 'ended'
  return joinedAt ? 'active' : 'invited'
}
