import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a cookie or a link: 256 random bits, base64url. Only its hash is kept. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What the database holds of a secret. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')
