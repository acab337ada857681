import type { BrowserKeys } from '../../doors/browser-keys.ts'
import { hashOfSecret, newSecret } from '../../secrets.ts'

const oneYearSeconds = 365 * 24 * 3600

/**
 * SHA-256 of the token by which this browser claims its guest orders; it carries one from now on, the
 * one that it has already or a new one.
 */
export function keepClaim(browser: BrowserKeys): string {
  const token = browser.read('claim') ?? newSecret()
  browser.keep('claim', token, oneYearSeconds)
  return hashOfSecret(token)
}
