import type { SiteContent } from '@northword/contract/content/site-content'
import type { BrowserKeys } from './browser-keys.ts'
import type { Live } from './live.ts'
import type { Database, Em } from '../db/orm.ts'
import type { Replica } from '../db/connections/replica.ts'
import type { Env } from '../env.ts'
import type { Warnings } from '../checks/warnings.ts'
import type { Hooks } from '../hooks/hooks.ts'
import type { Guesses } from '../features/auth/proof/guesses.ts'
import type { Passwords } from '../features/auth/proof/passwords.ts'
import type { PersonalData } from '../hooks/personal-data.ts'
import type { Opening } from '../features/content/opening/opening.ts'
import type { RenderSite } from '../features/content/releases/render-site.ts'
import type { LinkMaking } from '../features/links/mint-link.ts'
import type { OutgoingMail } from '../features/mail/queue/mail-queue.ts'
import type { MailSettings } from '../features/mail/server/mail-server-in-use.ts'
import type { StoreOrder } from '../features/orders/place/store-order.ts'
import type { Client, Link, Member, Staff, Token, Visitor } from '../features/people/actor.ts'
import type { LinkFile } from '../features/staff/members/link-file.ts'
import type { Limits } from '../limits/limits.ts'
import type { RenderPreview } from '../rendering/render-preview.ts'
import type { Room } from '../limits/room.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Reach } from '../outbound/reach.ts'
import type { TextWork } from '../features/texts/work/text-work.ts'

export interface Deps {
  env: Env
  database: Database
  replica: Replica
  mail: OutgoingMail
  /** False: mails stay in the outbox. */
  sendsMail: (em: Em) => Promise<boolean>
  mailSettings: MailSettings
  storeOrder: StoreOrder
  passwords: Passwords
  limits: Limits
  /** Limits concurrent requests. */
  room: Room
  guesses: Guesses
  personalData: PersonalData[]
  hooks: Hooks
  /** Finds the actor of a browser. No query without a session cookie. */
  actorIn: (em: Em, browser: BrowserKeys, network: string) => Promise<Visitor>
  /** Finds the holder of the link open in a browser, for its page; else a guest. */
  linkInBrowser: (em: Em, browser: BrowserKeys, network: string) => Promise<Visitor>
  /** Finds the member signed in at the desk. No query without a cookie. */
  staffIn: (em: Em, browser: BrowserKeys, network: string) => Promise<Member | null>
  tokenIn: (ctx: { em: Em; limits: Limits }, secret: string, network: string) => Promise<Token>
  /** US cents agreed per order, also for orders that were stopped since. */
  agreedPrices: (em: Em, orderIds: string[]) => Promise<Map<string, number>>
  /** Base URL and purposes of links. */
  links: LinkMaking
  setUpLink: LinkFile
  warnings: Warnings
  /** Null: metrics are off. */
  metrics: Metrics | null
  /** Rules for outgoing requests to addresses that staff typed. */
  reach: Reach
  texts: TextWork
  renderSite: RenderSite
  /** Shows the live release now instead of a moment later; does nothing in a process that shows no pages. */
  showLive: () => Promise<void>
  renderPreview: RenderPreview
  /** Matter of the live release; a request keeps the one that it began with. */
  liveSite: Live<SiteContent>
  opening: Opening
}

/** A request for use cases, without HTTP. */
export interface Context extends Pick<
  Deps,
  | 'replica'
  | 'mail'
  | 'sendsMail'
  | 'mailSettings'
  | 'storeOrder'
  | 'passwords'
  | 'limits'
  | 'guesses'
  | 'personalData'
  | 'hooks'
  | 'agreedPrices'
  | 'links'
  | 'setUpLink'
  | 'warnings'
  | 'reach'
  | 'texts'
  | 'renderSite'
  | 'showLive'
  | 'opening'
> {
  /** Matter of the release that was live when the request began. */
  site: SiteContent
  em: Em
  browser: BrowserKeys
  actor: Visitor
}

export interface ClientContext extends Context {
  actor: Client
}

export interface OrderContext extends Context {
  actor: Client | Link
}

export interface LinkContext extends Context {
  actor: Link
}

/** For staff: a member or an API token. */
export interface StaffContext extends Omit<Context, 'actor'> {
  actor: Staff
}

export interface MemberContext extends StaffContext {
  actor: Member
}

/** All actors of one request, for files and pages outside the app. */
export interface Everybody extends Pick<Context, 'em' | 'texts' | 'site'> {
  actors: [Visitor, ...(Visitor | Staff)[]]
}

export interface RequestContext extends Omit<Context, 'actor'>, Pick<Deps, 'metrics' | 'liveSite'> {
  callsAtOnce: number
  /** Actor of the request, looked up once for all its calls. */
  resolveActor: () => Promise<Visitor>
  /** Holder of the link open in the browser, on any page; else a guest. */
  resolveHolder: () => Promise<Visitor>
  /** Staff of the request, looked up once. Null: none. */
  resolveStaff: () => Promise<Staff | null>
}
