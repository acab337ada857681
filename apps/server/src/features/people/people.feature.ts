import type { Feature } from '../../feature.ts'
import { accountRoutes } from './account.rest.ts'
import { eraseAccounts } from './erase-accounts.ts'
import { Session } from './session.entity.ts'
import { User } from './user.entity.ts'

export const people: Feature = { entities: [User, Session], routes: accountRoutes, tidy: eraseAccounts }
