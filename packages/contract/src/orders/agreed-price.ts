import { balanceOf, type Entry, type EntryKind, standingOf } from '../money/ledger.ts'
import { refusalOfMoneyAct } from '../money/money-acts.ts'
import type { OrderStatus } from './order-status.ts'

/** An entry of the price, in signed US cents. */
interface PriceLine {
  kind: EntryKind
  cents: number
  reason: string
}

interface Sold {
  status: OrderStatus
  priceCents: number
  entries: readonly Entry[]
}

/** An agreed price in US cents. */
interface Agreement {
  cents: number
  reason: string
}

/**
 * Entries that bring an order to the agreed price: a charge if nothing is charged yet, and an adjustment if the price
 * differs. A sentence if there are none to write.
 */
export function priceLines(
  { status, priceCents, entries }: Sold,
  { cents, reason }: Agreement,
): PriceLine[] | string {
  const balance = balanceOf(status, entries)
  const refusal = refusalOfMoneyAct('price', { status, ...balance })
  if (refusal !== null) return refusal
  const isCharged = standingOf(entries).some(({ kind }) => kind === 'charge')
  const beforeCents = balance.chargedCents + (isCharged ? 0 : priceCents)
  if (cents !== beforeCents && reason === '') return 'Say why the price is another one.'
  if (cents === beforeCents && isCharged) return 'This is the price already.'
  return [
    ...(isCharged ? [] : [{ kind: 'charge', cents: priceCents, reason: '' } as const]),
    ...(cents === beforeCents ? [] : [{ kind: 'adjustment', cents: cents - beforeCents, reason } as const]),
  ]
}
