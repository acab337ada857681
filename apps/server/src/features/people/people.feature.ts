import type { Feature } from '../../feature.ts'
import { accountRoutes } from './account.rest.ts'
import { eraseAccounts } from './erase-accounts.ts'
import { Session } from './session.entity.ts'
import { StaffMember } from './staff-member.entity.ts'
import { StaffSession } from './staff-session.entity.ts'
import { User } from './user.entity.ts'

export const people: Feature = {
  entities: [User, Session, StaffMember, StaffSession],
  routes: accountRoutes,
  tidy: { accounts: eraseAccounts },
}
