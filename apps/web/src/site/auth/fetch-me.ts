import type { UserView } from '@northword/contract/auth'
import { getJson } from '../api/get-json.ts'

/** Who is signed in, as the server knows; null where nobody is. Rejects without an answer. */
export const fetchMe = () =>
  getJson<{ user: UserView } | null>({ on401: 'returnNull' })({ queryKey: ['api', 'auth', 'me'] })
