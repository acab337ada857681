import type { UserView } from '@northword/contract/people/auth'
import { getJson } from '../api/get-json.ts'

/** The signed-in user, or null. Rejects without an answer. */
export const fetchMe = () =>
  getJson<{ user: UserView } | null>({ on401: 'returnNull' })({ queryKey: ['api', 'auth', 'me'] })
