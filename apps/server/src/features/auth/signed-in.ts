import type { User } from '../people/user.entity.ts'
import type { Session } from './session.entity.ts'

/** Who is signed in, and by which session. */
export interface SignedIn {
  user: User
  session: Session
}
