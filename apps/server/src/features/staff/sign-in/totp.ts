import { Secret, TOTP } from 'otpauth'
import { clock } from '../../../time/clock.ts'

const period = 30

/** 160 bits in base32, as RFC 4226 recommends. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

export const totpUri = (secret: string, named: { issuer: string; label: string }) =>
  totpOf(secret, named).toString()

/** Half-minute number of a valid code: the present one or a neighbour. Null for any other code. */
export function stepOfCode(secret: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const now = clock.now().getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta
}

const totpOf = (secret: string, named = {}) =>
  new TOTP({ ...named, secret: Secret.fromBase32(secret), period })
