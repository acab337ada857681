import { createHash } from 'node:crypto'
import type { PlaceOrderInput } from '@northword/contract/orders/orders'

/** SHA-256 of an order's content, to recognise a repeat. Proposed number and quoted price do not count. */
export function fingerprintOf({ sku, fullName, email, phone, note }: PlaceOrderInput): string {
  return createHash('sha256')
    .update(JSON.stringify([sku, fullName, email, phone, note]))
    .digest('hex')
}
