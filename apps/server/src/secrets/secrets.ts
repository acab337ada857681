import { createHash, randomBytes } from 'node:crypto'

/** Secret for a cookie or a link: 256 random bits, base64url. Only its hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** Stored form of a secret: SHA-256, in hex. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')
