import { company } from '@northword/content/company'
import type { StaffRole } from '@northword/contract/staff'
import type { TokenScope } from '@northword/contract/tokens'
import type { Session } from './session.entity.ts'
import type { StaffMember } from './staff-member.entity.ts'
import type { StaffSession } from './staff-session.entity.ts'
import type { User } from './user.entity.ts'

/** Who acts. Use cases take it and decide by it what may be seen and done. */
export type Actor = Visitor | Staff | System

/** An actor who comes with a request; looked up once for each. */
export type Visitor = Guest | Client | Link

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

/** Whoever holds a link to one order, as long as they are on its page. */
export interface Link extends Origin {
  kind: 'link'
  orderId: string
  /** The address that the order had as the link was looked up, as an `emailKey`; a mailed link proves no other. */
  emailKey: string
  /** Whether it was mailed to the address of the order; otherwise staff have handed it out. */
  isMailed: boolean
  /** Whether they may see the order: staff know who has their link, and the address of the order is proven. */
  isKnown: boolean
}

/** Whoever does the studio's work: somebody at the desk, or a program. `member` is how rules and entries know them. */
export type Staff = Member | Token

/**
 * Somebody who is signed in at the desk. On the pages of the site they are a guest or a client as well, by another
 * cookie.
 */
export interface Member extends Origin {
  kind: 'staff'
  member: StaffMember
  session: StaffSession
  /** Whether they proved who they are within the last ten minutes. */
  isFresh: boolean
  /** Whether the studio demands a second factor and they have none: then they may do nothing but set one up. */
  owesSecondFactor: boolean
}

/** A program that carries an API token. It is nobody in particular: what it holds in hand, nobody holds. */
export interface Token extends Origin {
  kind: 'token'
  id: string
  scopes: TokenScope[]
  /** `name` is how entries name it: "token Bookkeeping". */
  member: { id: null; name: string; role: StaffRole }
}

/** How whoever does the studio's work is named to its clients: a program speaks for the studio. */
export const signatureOf = ({ kind, member }: Staff): string =>
  kind === 'token' ? company.brand : member.name

/** Whether somebody of the staff is shown how clients are reached, and acts towards them: writers are not. */
export const dealsWithClients = ({ member }: Staff): boolean => member.role !== 'writer'

/** Whether somebody of the staff is shown money: writers are not, and a program is where its API token may read it. */
export const seesMoney = (staff: Staff): boolean =>
  dealsWithClients(staff) && (staff.kind === 'staff' || staff.scopes.includes('money:read'))

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
