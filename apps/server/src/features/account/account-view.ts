import type { AccountView } from '@northword/contract/account'
import type { User } from '../people/user.entity.ts'
import { userView } from '../people/user-view.ts'

/** The account as its owner sees it. */
export const accountView = (user: User): AccountView => ({
  ...userView(user),
  phone: user.phone,
  emailVerified: user.emailVerifiedAt !== null,
  createdAt: user.createdAt.toISOString(),
})
