import type { Colleague } from '@northword/contract/desk'
import type { Em } from '../../db/orm.ts'
import { StaffMember } from '../people/staff-member.entity.ts'

/** Those who are at the desk, by name: who may have something in hand. */
export async function listColleagues(em: Em): Promise<{ colleagues: Colleague[] }> {
  const inOffice = { joinedAt: { $ne: null }, endedAt: null }
  const members = await em.find(StaffMember, inOffice, { orderBy: { name: 'asc', id: 'asc' } })
  return { colleagues: members.map(({ id, name }) => ({ id, name })) }
}
