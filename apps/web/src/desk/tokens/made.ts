import type { TokenView } from '@northword/contract/desk/tokens'

/** The server returns the secret only now. */
export interface Made {
  token: TokenView
  secret: string
}
