import type { BrowserKeys } from './browser-keys.ts'
import type { Database, Em } from '../db/orm.ts'
import type { Replica } from '../db/replica.ts'
import type { Env } from '../env.ts'
import type { Warnings } from '../checks/warnings.ts'
import type { ClientActed } from '../client-acted.ts'
import type { Guesses } from '../features/auth/guesses.ts'
import type { Passwords } from '../features/auth/passwords.ts'
import type { PersonalData } from '../personal-data.ts'
import type { LinkMaking } from '../features/links/mint-link.ts'
import type { OutgoingMail } from '../features/mail/mail-queue.ts'
import type { StoreOrder } from '../features/orders/store-order.ts'
import type { Client, Link, Member, Staff, Token, Visitor } from '../features/people/actor.ts'
import type { LinkFile } from '../features/staff/link-file.ts'
import type { Limits } from '../limits/limits.ts'
import type { Room } from '../limits/room.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Reach } from '../outbound/reach.ts'
import type { TextWork } from '../features/texts/text-work.ts'

/** Everything that the process has and every request uses. */
export interface Deps {
  env: Env
  database: Database
  replica: Replica
  mail: OutgoingMail
  /** Whether mails leave the outbox at all. */
  sendsMail: boolean
  storeOrder: StoreOrder
  passwords: Passwords
  limits: Limits
  /** Where requests take a place while they work. */
  room: Room
  guesses: Guesses
  /** Of all features. */
  personalData: PersonalData[]
  /** Tells every feature, in the caller's transaction, what a client does about an order. */
  clientActed: ClientActed
  /** Looks up who acts in a browser; costs no query where it has no session. */
  actorIn: (em: Em, browser: BrowserKeys, network: string) => Promise<Visitor>
  /** Looks up whose link is open in a browser, for its page; a guest where it opens nothing. */
  linkIn: (em: Em, browser: BrowserKeys, network: string) => Promise<Visitor>
  /** Looks up who is signed in at the desk in a browser; costs no query where nobody is. */
  staffIn: (em: Em, browser: BrowserKeys, network: string) => Promise<Member | null>
  /** Looks up the program that carries an API token. */
  tokenIn: (ctx: { em: Em; limits: Limits }, secret: string, network: string) => Promise<Token>
  /** What the links that we make begin with and open. */
  links: LinkMaking
  setupLink: LinkFile
  /** What is wrong with the running server. */
  warnings: Warnings
  /** What it counts and measures; null where nobody asks. */
  metrics: Metrics | null
  /** What may be called on the word of somebody at the desk. */
  reach: Reach
  /** What is worked out about texts. */
  texts: TextWork
}

/** A request as a use case sees it, without HTTP. */
export interface Context extends Pick<
  Deps,
  | 'replica'
  | 'mail'
  | 'sendsMail'
  | 'storeOrder'
  | 'passwords'
  | 'limits'
  | 'guesses'
  | 'personalData'
  | 'clientActed'
  | 'links'
  | 'setupLink'
  | 'warnings'
  | 'reach'
  | 'texts'
> {
  em: Em
  browser: BrowserKeys
  actor: Visitor
}

/** As {@link Context}, where somebody is signed in. */
export interface ClientContext extends Context {
  actor: Client
}

/** As {@link Context}, where somebody is signed in or holds a link to an order. */
export interface OrderContext extends Context {
  actor: Client | Link
}

/** As {@link Context}, on the page of a link that is open. */
export interface LinkContext extends Context {
  actor: Link
}

/** As {@link Context}, where the studio acts: somebody at the desk, or a program by an API token. */
export interface StaffContext extends Omit<Context, 'actor'> {
  actor: Staff
}

/** As {@link StaffContext}, where it is somebody who is signed in. */
export interface MemberContext extends StaffContext {
  actor: Member
}

/** All actors of one request, for what is fetched from an address of its own. */
export interface Everybody extends Pick<Context, 'em' | 'texts'> {
  actors: [Visitor, ...(Visitor | Staff)[]]
}

/** A request on its way to its use case, before anybody has looked up who acts. */
export interface RequestContext extends Omit<Context, 'actor'>, Pick<Deps, 'metrics'> {
  /** How many calls came in the same request. */
  callsAtOnce: number
  /** Who acts, as the request arrived: looked up once, however many calls ask. */
  resolveActor: () => Promise<Visitor>
  /** Whose link is open in the browser, whatever page this is; a guest where none is. For what both may see. */
  resolveHolder: () => Promise<Visitor>
  /** Who acts for the studio, in the same way; null where nobody does. */
  resolveStaff: () => Promise<Staff | null>
}
