import type { Colleague } from '@northword/contract/desk'
import type { Em } from '../../db/orm.ts'
import { StaffMember } from '../people/staff-member.entity.ts'

/** Those who are at the desk, by name: who may have something in hand. */
export async function listColleagues(em: Em): Promise<{ colleagues: Colleague[] }> {
  const inOffice = { joinedAt: { $ne: null }, endedAt: null }
  const members = await em.find(StaffMember, inOffice, { orderBy: { id: 'asc' } })
  // Not by the database, whose locale may put all capitals before a small letter.
  const byName = members.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return { colleagues: byName.map(({ id, name }) => ({ id, name })) }
}
