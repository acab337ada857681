import type { Session } from './session.entity.ts'
import type { User } from './user.entity.ts'

/** Who acts. Every use case is told, and decides by it what may be seen and done. */
export type Actor = Visitor | System

/** Who acts through a door: resolved once for each request. */
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

/** The product itself, at work that nobody asked for just now. */
export interface System {
  kind: 'system'
}

/** Where an act comes from. */
interface Origin {
  /** An IPv4 address, or the 64 bits before an IPv6 interface: limits count by it. */
  network: string
  /** SHA-256 of the token by which the browser claims its guest orders; null where it has none. */
  claimHash: string | null
}

export const system: System = { kind: 'system' }
