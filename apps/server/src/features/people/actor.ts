import type { Session } from './session.entity.ts'
import type { User } from './user.entity.ts'

/** Who acts. Use cases take it and decide by it what may be seen and done. */
export type Actor = Visitor | System

/** An actor who comes with a request; looked up once for each. */
export type Visitor = Guest | Client

/** Somebody who is not signed in. */
export interface Guest extends Origin {
  kind: 'guest'
}

/** Somebody who is signed in. */
export interface Client extends Origin {
  kind: 'client'
  user: User
  session: Session
}

/** The product itself, in jobs that run without a request. */
export interface System {
  kind: 'system'
}

/** Where a request comes from. */
interface Origin {
  /** An IPv4 address, or the first 64 bits of an IPv6 address in hex; limits count by it. */
  network: string
  /** SHA-256 of the token by which the browser claims its guest orders; null where it has none. */
  claimHash: string | null
}

export const system: System = { kind: 'system' }
