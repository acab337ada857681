import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { BrowserKeys } from '../../doors/browser-keys.ts'
import type { User } from '../people/user.entity.ts'

/*
 * A browser that has signed in to an account carries the proof of it: a name of its own, signed with what
 * only the account has. Nothing is stored, and a new password makes every older proof worthless.
 */

const oneYearSeconds = 365 * 24 * 3600

/** Gives this browser the proof that it belongs to a user of this account. */
export function rememberDevice(browser: BrowserKeys, user: User) {
  const name = knownDevice(browser, user) ?? randomBytes(16).toString('base64url')
  browser.keep('device', `${name}.${signatureOf(name, user)}`, oneYearSeconds)
}

/** The name of this browser where it has signed in to that account before, else null. Nobody's account is asked alike. */
export function knownDevice(browser: BrowserKeys, user: Signer = nobody): string | null {
  const [name = '', signature = ''] = browser.read('device')?.split('.') ?? []
  const expected = Buffer.from(signatureOf(name, user))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? name : null
}

type Signer = Pick<User, 'id' | 'passwordHash'>
const nobody: Signer = { id: '', passwordHash: randomBytes(32).toString('base64url') }

const signatureOf = (name: string, { id, passwordHash }: Signer) =>
  createHmac('sha256', passwordHash).update(`device ${id} ${name}`).digest('base64url')
