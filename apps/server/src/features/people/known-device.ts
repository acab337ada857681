import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { BrowserKeys, KeyName } from '../../doors/browser-keys.ts'
import type { User } from './user.entity.ts'

/*
 * A cookie proves that a browser has signed in to an account: a random name, signed with the password hash. The
 * server stores nothing, and a new password invalidates older proofs.
 */

const oneYearSeconds = 365 * 24 * 3600

type DeviceKey = Extract<KeyName, 'device' | 'deskDevice'>

export function rememberDevice(browser: BrowserKeys, user: Signer, key: DeviceKey = 'device') {
  const name = knownDevice(browser, user, key) ?? randomBytes(16).toString('base64url')
  browser.keep(key, `${name}.${signatureOf(name, user)}`, oneYearSeconds)
}

/** The browser's name if it has signed in to the account before, else null. Takes as long without an account. */
export function knownDevice(
  browser: BrowserKeys,
  user: Signer = nobody,
  key: DeviceKey = 'device',
): string | null {
  const [name = '', signature = ''] = browser.read(key)?.split('.') ?? []
  const expected = Buffer.from(signatureOf(name, user))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? name : null
}

export type Signer = Pick<User, 'id' | 'passwordHash'>
const nobody: Signer = { id: '', passwordHash: randomBytes(32).toString('base64url') }

const signatureOf = (name: string, { id, passwordHash }: Signer) =>
  createHmac('sha256', passwordHash).update(`device ${id} ${name}`).digest('base64url')
