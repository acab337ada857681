import { formatCents, parseCents } from './decimal-price.ts'
import type { PlaceOrderInput } from './orders.ts'

/**
 * An order in the form in which drafts and the outbox store it on a visitor's device. It stays as it was at
 * first, so that what waits there can still be read: `id` is the reference, `quotedPrice` a decimal string.
 */
export type StoredOrder = Omit<PlaceOrderInput, 'reference' | 'quotedPriceCents'> & {
  id?: string | undefined
  quotedPrice?: string | undefined
}

/** An order as it is stored on a device. */
export const toStored = ({ reference, quotedPriceCents, ...order }: PlaceOrderInput): StoredOrder => ({
  ...order,
  id: reference,
  quotedPrice: quotedPriceCents === undefined ? undefined : formatCents(quotedPriceCents),
})

/** An order that was stored on a device. */
export const fromStored = ({ id, quotedPrice, ...order }: StoredOrder): PlaceOrderInput => ({
  ...order,
  reference: id,
  quotedPriceCents: parseCents(quotedPrice),
})
