import { createHash } from 'node:crypto'
import type { PlaceOrderInput } from '@northword/contract/orders'

/**
 * SHA-256 of what a client asks for. Two requests of one idempotency key are the same order exactly
 * when their fingerprints agree; the proposed number and the quoted price do not count.
 */
export function fingerprintOf({ sku, fullName, email, phone, note }: PlaceOrderInput): string {
  return createHash('sha256')
    .update(JSON.stringify([sku, fullName, email, phone, note]))
    .digest('hex')
}
