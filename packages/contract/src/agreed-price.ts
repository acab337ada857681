import { balanceOf, type Entry, type EntryKind, standingOf } from './money.ts'
import { isStopped, type OrderStatus } from './order-status.ts'

/** An entry of the price, in signed US cents, and why it is there. */
interface PriceLine {
  kind: EntryKind
  cents: number
  reason: string
}

/** The order as it was sold, with its ledger. */
interface Sold {
  status: OrderStatus
  priceCents: number
  entries: readonly Entry[]
}

/** A price in US cents on which client and studio agree. */
interface Agreement {
  cents: number
  reason: string
}

/**
 * The entries by which an order comes to cost what was agreed: the price of the sale, where nothing is charged yet, and
 * an adjustment where that is another price. A sentence where there are none to write.
 */
export function priceLines(
  { status, priceCents, entries }: Sold,
  { cents, reason }: Agreement,
): PriceLine[] | string {
  if (isStopped(status)) return `No price is agreed for an order that is ${status}.`
  const isCharged = standingOf(entries).some(({ kind }) => kind === 'charge')
  const beforeCents = balanceOf(status, entries).chargedCents + (isCharged ? 0 : priceCents)
  if (cents !== beforeCents && reason === '') return 'Say why the price is another one.'
  if (cents === beforeCents && isCharged) return 'This is the price already.'
  return [
    ...(isCharged ? [] : [{ kind: 'charge', cents: priceCents, reason: '' } as const]),
    ...(cents === beforeCents ? [] : [{ kind: 'adjustment', cents: cents - beforeCents, reason } as const]),
  ]
}

/** Why no share of an order's price may be kept; null where one may. Other states have a price of their own. */
export const refusalOfShare = (status: OrderStatus) =>
  status === 'Cancelled' ? null : 'A share is kept only of an order that is Cancelled.'

/** Why so much may not be asked of a client who owes `owedCents`; null where it may. */
export function refusalOfRequest(owedCents: number, cents: number): string | null {
  if (owedCents <= 0) return 'Nothing is owed for this order. Agree on the price first.'
  return cents > owedCents ? 'You cannot ask for more than is owed.' : null
}
