import { createHash } from 'node:crypto'
import type { PlaceOrderInput } from '@northword/contract/orders'

/**
 * SHA-256 of an order's input. Two requests with one idempotency key are the same order if it is equal; proposed
 * number and quoted price do not count.
 */
export function fingerprintOf({ sku, fullName, email, phone, note }: PlaceOrderInput): string {
  return createHash('sha256')
    .update(JSON.stringify([sku, fullName, email, phone, note]))
    .digest('hex')
}
