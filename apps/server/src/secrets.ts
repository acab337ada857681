import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a cookie or a link: 256 random bits, base64url. Only its hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** SHA-256 of a secret, in hex: the form in which it is stored. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')
