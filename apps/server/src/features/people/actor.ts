import type { SiteContent } from '@northword/contract/content/site-content'
import type { StaffRole } from '@northword/contract/people/staff'
import type { TokenScope } from '@northword/contract/desk/tokens'
import type { Session } from './session.entity.ts'
import type { StaffMember } from './staff-member.entity.ts'
import type { StaffSession } from './staff-session.entity.ts'
import type { User } from './user.entity.ts'

/** The party that acts. Use cases decide by it what may be seen and done. */
export type Actor = Visitor | Staff | System

/** An actor of a request, looked up once per request. */
export type Visitor = Guest | Client | Link

interface Guest extends Origin {
  kind: 'guest'
}

export interface Client extends Origin {
  kind: 'client'
  user: User
  session: Session
}

/** The holder of a link to one order, on that order's page. */
export interface Link extends Origin {
  kind: 'link'
  orderId: string
  /** The order's `emailKey` when the link was looked up. A mailed link proves no other address. */
  emailKey: string
  /** True: mailed to the order's address. False: handed out by staff. */
  isMailed: boolean
  /** True if they may see the order: staff handed them the link, or the address is proven. */
  isKnown: boolean
}

/** A member or a program. Rules and entries use `member`. */
export type Staff = Member | Token

/** A member signed in at the desk. On the site they are a guest or client as well, by another cookie. */
export interface Member extends Origin {
  kind: 'staff'
  member: StaffMember
  session: StaffSession
  /** True if they proved who they are within the last ten minutes. */
  isFresh: boolean
  /** True if the studio requires a second factor that they lack. Then they may only set one up. */
  owesSecondFactor: boolean
}

/** A program with an API token. It has nothing in hand itself. */
export interface Token extends Origin {
  kind: 'token'
  id: string
  /** The owner who made it and answers for it. */
  ownerId: string
  scopes: TokenScope[]
  /** `name` as entries show it: "token Bookkeeping". */
  member: { id: null; name: string; role: StaffRole }
}

/** True for a member or a program. */
export const isStaff = <One extends { kind: Actor['kind'] }>(
  actor: One,
): actor is Extract<One, { kind: Staff['kind'] }> => actor.kind === 'staff' || actor.kind === 'token'

/** Name shown to clients. A program speaks as the studio. */
export const signatureOf = ({ kind, member }: Staff, { company }: Pick<SiteContent, 'company'>): string =>
  kind === 'token' ? company.brand : member.name

/** Id of the member or the token. */
export const idOf = (staff: Staff): string => (staff.kind === 'token' ? staff.id : staff.member.id)

/** Id of the member who answers for what is done: for a program, the owner who made its token. */
export const answererOf = (staff: Staff): string => (staff.kind === 'token' ? staff.ownerId : staff.member.id)

/** The product itself, in jobs without a request. */
export interface System {
  kind: 'system'
}

interface Origin {
  /** IPv4 address, or the first 64 bits of an IPv6 address in hex. Limits count by it. */
  network: string
  /** SHA-256 of the browser's claim. Null: no claim. */
  claimHash: string | null
}

export const system: System = { kind: 'system' }
