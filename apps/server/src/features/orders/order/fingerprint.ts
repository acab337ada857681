import { createHash } from 'node:crypto'
import { orderFields } from '@northword/contract/orders/order-fields'
import type { PlaceOrderInput } from '@northword/contract/orders/orders'

/** SHA-256 of an order's content, to recognise a repeat. Proposed number and quoted price do not count. */
export function fingerprintOf({ sku, ...input }: PlaceOrderInput): string {
  return createHash('sha256')
    .update(JSON.stringify([sku, ...orderFields.map((field) => input[field])]))
    .digest('hex')
}
