import type { Feature } from '../../feature.ts'
import { accountRoutes } from './account.rest.ts'
import { eraseAccounts } from './erase-accounts.ts'

export const account: Feature = { routes: accountRoutes, tidy: eraseAccounts }
