import { formatCents, parseCents } from '../orders/decimal-price.ts'
import type { PlaceOrderInput } from '../orders/orders.ts'

/**
 * An order in the stored form of drafts and outbox. Its first form is kept, so that waiting orders stay readable:
 * `id` is the reference, `quotedPrice` a decimal string.
 */
export type StoredOrder = Omit<PlaceOrderInput, 'reference' | 'quotedPriceCents'> & {
  id?: string | undefined
  quotedPrice?: string | undefined
}

export const toStored = ({ reference, quotedPriceCents, ...order }: PlaceOrderInput): StoredOrder => ({
  ...order,
  id: reference,
  quotedPrice: quotedPriceCents === undefined ? undefined : formatCents(quotedPriceCents),
})

export const fromStored = ({ id, quotedPrice, ...order }: StoredOrder): PlaceOrderInput => ({
  ...order,
  reference: id,
  quotedPriceCents: parseCents(quotedPrice),
})
