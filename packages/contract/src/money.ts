import { isStopped, type OrderStatus } from './order-status.ts'

/** The kinds of entry in the ledger of an order. */
export const entryKinds = ['charge', 'adjustment', 'payment', 'refund', 'reversal'] as const
export type EntryKind = (typeof entryKinds)[number]

/**
 * One entry of the ledger. `cents` are integer US cents: above zero, but for an adjustment, which may lower the price,
 * and for a reversal, which holds those of the entry that it reverses with the other sign.
 */
export interface Entry {
  id: string
  kind: EntryKind
  cents: number
  /** The id of the entry that this one takes back; null where it is no reversal. */
  reverses: string | null
  /** The state of the order when it was written: what was charged before an order is stopped lapses with that. */
  orderStatus: OrderStatus
}

/** Where the money of an order stands, in integer US cents. It is worked out anew each time and never stored. */
export interface Balance {
  /** Charges and adjustments that stand. */
  chargedCents: number
  /** Payments, whatever was given back. */
  paidCents: number
  refundedCents: number
  /** Payments less refunds: as much may be given back. */
  keptCents: number
  /** Charges, adjustments and refunds less payments. Negative where the client has paid too much. */
  owedCents: number
}

/** The balance of an order in this state, from its entries, each net of its reversal. */
export function balanceOf(status: OrderStatus, entries: readonly Entry[]): Balance {
  const standing = standingOf(entries)
  const sum = (...kinds: EntryKind[]) => total(standing.filter(({ kind }) => kinds.includes(kind)))
  const lapsed = isStopped(status)
    ? total(standing.filter((entry) => isPrice(entry) && !isSinceStop(entry)))
    : 0
  const chargedCents = sum('charge', 'adjustment') - lapsed
  const paidCents = sum('payment')
  const refundedCents = sum('refund')
  const keptCents = paidCents - refundedCents
  return { chargedCents, paidCents, refundedCents, keptCents, owedCents: chargedCents - keptCents }
}

/**
 * What the studio has to give back, in US cents: what was paid too much, and of a cancelled order all that is left
 * of what was paid, but for a share that was charged after the cancellation.
 */
export function refundDue(status: OrderStatus, entries: readonly Entry[]): number {
  const { owedCents, keptCents } = balanceOf(status, entries)
  return Math.max(0, Math.min(keptCents, -owedCents))
}

/** The entries that are neither reversed nor reversals. */
export function standingOf<Row extends Entry>(entries: readonly Row[]): Row[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  return entries.filter(({ id, kind }) => kind !== 'reversal' && !reversed.has(id))
}

const isPrice = ({ kind }: Entry) => kind === 'charge' || kind === 'adjustment'

const isSinceStop = ({ orderStatus }: Entry) => isStopped(orderStatus)

const total = (entries: readonly Entry[]) => entries.reduce((cents, entry) => cents + entry.cents, 0)
