import { isStopped, type OrderStatus } from '../orders/order-status.ts'

export const entryKinds = ['charge', 'adjustment', 'payment', 'refund', 'reversal'] as const
export type EntryKind = (typeof entryKinds)[number]

/**
 * An entry of the ledger. `cents` are positive US cents, except for an adjustment that lowers the price, and a
 * reversal, which negates its entry.
 */
export interface Entry {
  id: string
  kind: EntryKind
  cents: number
  /** Id of the reversed entry; null unless a reversal. */
  reverses: string | null
  /** State of the order at the time: charges from before a stop lapse with it. */
  orderStatus: OrderStatus
}

/** Balance of an order in integer US cents, computed on demand and never stored. */
export interface Balance {
  /** Charges and adjustments. */
  chargedCents: number
  /** All payments, before refunds. */
  paidCents: number
  refundedCents: number
  /** Payments less refunds: the most that can be refunded. */
  keptCents: number
  /** Charges, adjustments and refunds less payments. Negative if overpaid. */
  owedCents: number
}

/** Computed from the entries that are not reversed. */
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

/** US cents to refund: an overpayment; of a cancelled order all payments left but a share charged afterwards. */
export function refundDue(status: OrderStatus, entries: readonly Entry[]): number {
  const { owedCents, keptCents } = balanceOf(status, entries)
  return Math.max(0, Math.min(keptCents, -owedCents))
}

/** Entries that are neither reversed nor reversals. */
export function standingOf<Row extends Entry>(entries: readonly Row[]): Row[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  return entries.filter(({ id, kind }) => kind !== 'reversal' && !reversed.has(id))
}

const isPrice = ({ kind }: Entry) => kind === 'charge' || kind === 'adjustment'

const isSinceStop = ({ orderStatus }: Entry) => isStopped(orderStatus)

const total = (entries: readonly Entry[]) => entries.reduce((cents, entry) => cents + entry.cents, 0)
