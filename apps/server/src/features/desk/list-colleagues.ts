import type { Colleague } from '@northword/contract/desk/desk'
import type { Em } from '../../db/orm.ts'
import { StaffMember } from '../people/staff-member.entity.ts'

/** Present members, by name. */
export async function listColleagues(em: Em): Promise<{ colleagues: Colleague[] }> {
  const inOffice = { joinedAt: { $ne: null }, endedAt: null }
  const members = await em.find(StaffMember, inOffice, { orderBy: { id: 'asc' } })
  // Sorted here: the database's locale may put capitals before small letters.
  const byName = members.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return { colleagues: byName.map(({ id, name }) => ({ id, name })) }
}
