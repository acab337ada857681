import type { BrowserKeys } from '../../doors/browser-keys.ts'
import { hashOfSecret, newSecret } from '../../secrets/secrets.ts'

const oneYearSeconds = 365 * 24 * 3600

/** SHA-256 of the browser's claim. Sets the cookie, with the present token or a new one. */
export function keepClaim(browser: BrowserKeys): string {
  const token = browser.read('claim') ?? newSecret()
  browser.keep('claim', token, oneYearSeconds)
  return hashOfSecret(token)
}
