import type { UserView } from '@northword/contract/auth'
import { queryClient } from '../api/query-client.ts'
import { rememberUser } from '../session/session-store.ts'

/** The key whose segments are the address: `GET /api/auth/me`. */
export const meKey = ['api', 'auth', 'me'] as const

export interface Me {
  user: UserView
}

/** Notes what a server has just said: this person is signed in here. */
export function noteSignedIn(user: UserView) {
  rememberUser(user)
  queryClient.setQueryData<Me>(meKey, { user })
}
