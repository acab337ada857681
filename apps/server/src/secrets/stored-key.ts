import { validate, version } from 'uuid'
import { hashOfSecret } from './secrets.ts'

/**
 * Stored form of an idempotency key. Two senders may choose any text but a random UUID, and it may name a person, so
 * it is hashed with the scope in which it counts.
 */
export const storedKey = (key: string, scope = '') =>
  validate(key) && randomVersions.includes(version(key)) ? key : hashOfSecret(`${scope}\n${key}`)

const randomVersions = [4, 7]
