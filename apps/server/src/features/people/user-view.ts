import { fieldsBy } from '@northword/contract/form-fields'
import { accountFields, type AccountView } from '@northword/contract/people/account'
import type { UserView } from '@northword/contract/people/auth'
import type { User } from './user.entity.ts'

export const userView = ({ id, name, email }: User): UserView => ({ id, name, email })

export const accountView = (user: User): AccountView => ({
  ...userView(user),
  ...fieldsBy(accountFields, (field) => user[field]),
  emailVerified: user.emailVerifiedAt !== null,
  createdAt: user.createdAt.toISOString(),
})
