import { createHash, randomBytes } from 'node:crypto'

/** A new claim token: 256 random bits, base64url. Only its hash is kept. */
export const newClaimToken = () => randomBytes(32).toString('base64url')

/** What the database holds of a claim token. */
export const claimHashOf = (token: string) => createHash('sha256').update(token).digest('hex')
