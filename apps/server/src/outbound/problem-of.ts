import type { DeliveryProblem } from '@northword/contract/desk/webhooks'
import { codeOf } from '../errors/code-of.ts'
import { RefusedAddress } from './reach.ts'

/** Classifies an error of the resolver or the connection. */
export function problemOf(error: unknown): DeliveryProblem {
  if (error instanceof RefusedAddress) return 'address'
  if (error instanceof Error && error.name === 'TimeoutError') return 'silence'
  const code = codeOf(error)
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return 'name'
  return /CERT|ISSUER|LEAF_SIGNATURE|^ERR_TLS/.test(code) ? 'certificate' : 'connection'
}
