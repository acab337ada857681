import type { TokenView } from '@northword/contract/tokens'

/** The server returns the secret only now. */
export interface Made {
  token: TokenView
  secret: string
}
