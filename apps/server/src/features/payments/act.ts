import type { Balance } from '@northword/contract/money'
import type { EntryView } from '@northword/contract/money-view'
import type { OrderStatus } from '@northword/contract/order-status'
import type { PaymentTerms } from '@northword/contract/payment-terms'
import type { Em } from '../../db/orm.ts'
import type { OutgoingMail } from '../mail/mail-queue.ts'
import type { NewMail } from '../mail/new-mail.ts'
import type { DeskActor } from '../orders/move.ts'
import type { Order } from '../orders/order.entity.ts'
import type { MoneyEntry } from '../orders/money-entry.entity.ts'

/** What every act on money needs. */
export interface Recording {
  em: Em
  mail: Pick<OutgoingMail, 'add'>
  actor: DeskActor
}

/** The entry of an act, and whether it was there before. */
export interface Recorded {
  entry: EntryView
  replayed: boolean
}

/** The money of an order while its row is locked. */
export interface Ledger {
  order: Order
  /** The oldest first. */
  entries: MoneyEntry[]
  /** Of the client's account; null where the order has none. */
  clientTerms: PaymentTerms | null
}

/** What a mail about an entry may tell. */
export interface Told {
  order: Order
  entry: MoneyEntry
  balance: Balance
  /** The payer's name; null where nobody has proven the address. */
  payer: string | null
}

/** What an act does: the last entry is its own, those before it go with it. */
export interface Act {
  drafts: Draft[]
  /** Where the act itself moves the order, given its balance after it; otherwise its money may. */
  to?: (balance: Balance) => OrderStatus | null
  /** When the order is paid from now on; as before, where it is left out. */
  terms?: PaymentTerms
  mail: (told: Told) => NewMail | null
}

/** An entry that is yet to be written. */
export type Draft = Pick<MoneyEntry, 'kind' | 'cents'> &
  Partial<Pick<MoneyEntry, 'receivedOn' | 'method' | 'reference' | 'reason' | 'reverses'>>
