import { validate, version } from 'uuid'
import { hashOfSecret } from './secrets.ts'

/**
 * Stored form of an idempotency key. A random UUID is its sender's alone. Two senders may choose any other text, and
 * it may name a person, so it is hashed with the scope in which it counts.
 */
export const storedKey = (key: string, scope = '') =>
  validate(key) && randomVersions.includes(version(key)) ? key : hashOfSecret(`${scope}\n${key}`)

const randomVersions = [4, 7]
