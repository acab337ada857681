import type { AccountView, ProfileForm } from '@northword/contract/account'
import type { Context } from '../../doors/context.ts'
import type { SignedIn } from '../auth/signed-in.ts'
import { User } from '../people/user.entity.ts'
import { accountView } from './account-view.ts'

/** Saves name and phone. */
export async function updateProfile(
  { em, user }: Pick<Context, 'em'> & SignedIn,
  { name, phone }: ProfileForm,
): Promise<AccountView> {
  await em.nativeUpdate(User, { id: user.id }, { name, phone })
  return accountView({ ...user, name, phone })
}
