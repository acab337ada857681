import type { AccountView } from '@northword/contract/people/account'
import type { UserView } from '@northword/contract/people/auth'
import type { User } from './user.entity.ts'

export const userView = ({ id, name, email }: User): UserView => ({ id, name, email })

export const accountView = (user: User): AccountView => ({
  ...userView(user),
  phone: user.phone,
  emailVerified: user.emailVerifiedAt !== null,
  createdAt: user.createdAt.toISOString(),
})
