import type { AccountView, ProfileForm } from '@northword/contract/people/account'
import type { ClientContext } from '../../doors/context.ts'
import { User } from './user.entity.ts'
import { accountView } from './user-view.ts'

export async function updateProfile(
  { em, actor: { user } }: Pick<ClientContext, 'em' | 'actor'>,
  typed: ProfileForm,
): Promise<AccountView> {
  const changed: Pick<User, keyof ProfileForm> = typed
  await em.nativeUpdate(User, { id: user.id }, changed)
  return accountView({ ...user, ...changed })
}
