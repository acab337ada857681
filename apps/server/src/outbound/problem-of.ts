import type { DeliveryProblem } from '@northword/contract/webhooks'
import { RefusedAddress } from './reach.ts'

/** Names the error of a resolver or a connection. */
export function problemOf(error: unknown): DeliveryProblem {
  if (error instanceof RefusedAddress) return 'address'
  if (error instanceof Error && error.name === 'TimeoutError') return 'silence'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return 'name'
  return /CERT|ISSUER|LEAF_SIGNATURE|^ERR_TLS/.test(code) ? 'certificate' : 'connection'
}
