import { company } from '@northword/content/company'
import { Secret, TOTP } from 'otpauth'
import { clock } from '../../time/clock.ts'

/** Seconds for which a code is shown. */
const period = 30

/** A new secret for an authenticator app: 160 bits in base32, as RFC 4226 recommends. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, account: string) => totpOf(secret, account).toString()

/** The number of the half minute that a code belongs to, of the present one and its neighbours; null for any other code. */
export function stepOfCode(secret: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const now = clock.now().getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta
}

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: company.brand, label, secret: Secret.fromBase32(secret), period })
