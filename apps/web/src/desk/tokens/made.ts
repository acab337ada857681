import type { TokenView } from '@northword/contract/tokens'

/** A new token and its secret, which is known only now. */
export interface Made {
  token: TokenView
  secret: string
}
