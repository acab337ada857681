import type { StaffView } from '@northword/contract/people/staff-view'
import type { StaffMember } from '../../people/staff-member.entity.ts'

export const staffView = ({ id, name, email, role, totpSecret }: StaffMember): StaffView => ({
  id,
  name,
  email,
  role,
  hasSecondFactor: totpSecret !== null,
})
