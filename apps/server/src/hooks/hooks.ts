import type { Hand } from '@northword/contract/desk/desk'
import type { testEvent, WebhookEvent } from '@northword/contract/desk/webhooks'
import type { EntryKind } from '@northword/contract/money/ledger'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import type { Em } from '../db/orm.ts'
import type { Staff } from '../features/people/actor.ts'

/** Acts that other features react to, each with what they are told. */
export interface HookFacts {
  /** A client's act on an order. */
  clientActed: ClientsDoing
  /** An order moved to another state. */
  orderMoved: { orderId: string; to: OrderStatus; site: SiteContent }
  /** An act of the studio on an order's money. */
  moneyActed: { orderId: string; act: EntryKind | 'request' }
  /** Events that programs of the studio may be told of. */
  eventsHappened: HappenedEvent[]
  /** A mail was cancelled: withdraw what it was about. */
  mailCancelled: { by: Staff; id: string; orderId: string | null; site: SiteContent }
  /** A member may no longer hold orders in these ways. Told after that is committed. */
  memberLeft: { by: Staff; id: string; hands: readonly Hand[] }
}

export interface HappenedEvent {
  /** Shown to receivers. An event told twice is sent once. */
  id: string
  event: WebhookEvent | typeof testEvent
  at: Date
  data: EventData
}

/** Facts for receivers. Contains nothing about people. */
export interface EventData {
  number?: string
  status?: OrderStatus
}

export interface ClientsDoing {
  orderId: string
  act: 'wrote' | 'cancelled' | 'commented' | 'replied' | 'approved' | 'unapproved'
  text?: string
}

/** Each tells every feature of an act: in the caller's transaction, except for `memberLeft`. */
export type Hooks = { [Name in keyof HookFacts]: Hook<Name> }

export type Hook<Name extends keyof HookFacts> = (em: Em, facts: HookFacts[Name]) => Promise<void>

/** How a feature reacts to acts of others. It may pass the hooks on. */
export type Reactions = {
  [Name in keyof HookFacts]?: (em: Em, facts: HookFacts[Name], hooks: Hooks) => Promise<void>
}

/** A transaction, the hooks to tell others what happens in it, and what the studio says meanwhile. */
export interface Telling {
  em: Em
  hooks: Hooks
  site: SiteContent
}
