import type { Balance } from '@northword/contract/money/ledger'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { EntryView } from '@northword/contract/money/money-view'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import type { PaymentTerms } from '@northword/contract/money/payment-terms'
import type { Em } from '../../db/orm.ts'
import type { OutgoingMail } from '../mail/queue/mail-queue.ts'
import type { NewMail } from '../mail/new-mail.ts'
import type { Hooks } from '../../hooks/hooks.ts'
import type { DeskActor } from '../orders/order/move.ts'
import type { Order } from '../orders/order/order.entity.ts'
import type { MoneyEntry } from './money-entry.entity.ts'

export interface Recording {
  em: Em
  mail: Pick<OutgoingMail, 'add'>
  actor: DeskActor
  hooks: Hooks
  site: SiteContent
}

/** `replayed`: the entry was already there. */
export interface Recorded {
  entry: EntryView
  replayed: boolean
}

export interface Ledger {
  order: Order
  /** Oldest first. */
  entries: MoneyEntry[]
}

export interface Told {
  site: SiteContent
  order: Order
  entry: MoneyEntry
  balance: Balance
  /** Null: the address is not proven. */
  payer: string | null
}

/** Outcome of an act. The last entry is its own; the others go with it. */
export interface Act {
  newEntries: NewEntry[]
  /** State after the act, by the new balance. Default: the state that the balance implies. */
  to?: (balance: Balance) => OrderStatus | null
  /** New terms of the order. Default: unchanged. */
  terms?: PaymentTerms
  mail: (told: Told) => NewMail | null
}

export type NewEntry = Pick<MoneyEntry, 'kind' | 'cents'> &
  Partial<Pick<MoneyEntry, 'receivedOn' | 'method' | 'reference' | 'reason' | 'reverses'>>
