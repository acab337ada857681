import type { Em } from '../../../db/orm.ts'
import type { Member } from '../../people/actor.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'

/** Chooses which mails a member gets. */
export async function chooseMails(
  em: Em,
  { member: { id } }: Member,
  { whenAssigned }: { whenAssigned: boolean },
): Promise<void> {
  await em.nativeUpdate(StaffMember, { id }, { mailsWhenAssigned: whenAssigned })
}
