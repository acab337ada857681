import type { UserView } from '@northword/contract/auth'
import type { User } from './user.entity.ts'

/** What every door says of who is signed in. */
export const userView = ({ id, name, email }: User): UserView => ({ id, name, email })
