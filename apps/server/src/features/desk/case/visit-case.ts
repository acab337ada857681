import { type Colleague, type PresentMember, visitedWithinSeconds } from '@northword/contract/desk/desk'
import type { MemberContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { DeskVisit } from './desk-visit.entity.ts'

/**
 * Notes that the member has the page of an order open.
 * @returns the other members who have it open
 * @throws {DomainError} `orderNotFound`
 */
export async function visitCase(
  { em, actor }: MemberContext,
  { number }: { number: string },
): Promise<{ colleagues: Colleague[] }> {
  const { id: orderId } = await orderOf(em, actor, number)
  const staffId = actor.member.id
  await em.upsert(DeskVisit, { orderId, staffId, seenAt: clock.now() })
  const since = new Date(clock.now().getTime() - visitedWithinSeconds * 1_000)
  const others = { orderId, staffId: { $ne: staffId }, seenAt: { $gt: since } }
  const visits = await em.find(DeskVisit, others, { disableIdentityMap: true })
  const ids = visits.map((visit) => visit.staffId)
  const members = await em.find(StaffMember, { id: ids, endedAt: null }, { orderBy: { id: 'asc' } })
  return { colleagues: members.map(({ id, name }) => ({ id, name })) }
}

/** Deletes visits older than an hour. */
export async function forgetVisits(em: Em): Promise<void> {
  await em.nativeDelete(DeskVisit, { seenAt: { $lt: new Date(clock.now().getTime() - 3_600_000) } })
}

/** Present members, by name. */
export async function listColleagues(em: Em): Promise<{ colleagues: PresentMember[] }> {
  const inOffice = { joinedAt: { $ne: null }, endedAt: null }
  const members = await em.find(StaffMember, inOffice, { orderBy: { id: 'asc' } })
  // Sorted here: the database's locale may put capitals before small letters.
  const byName = members.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return { colleagues: byName.map(({ id, name, role }) => ({ id, name, role })) }
}
