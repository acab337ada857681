import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret to sign with: 256 random bits, as Standard Webhooks writes them. */
export const newSigningSecret = () => `${prefix}${randomBytes(32).toString('base64')}`

/** What is signed. */
interface Signed {
  id: string
  /** Whole seconds since 1970. */
  timestamp: string
  body: string
}

/** The headers of Standard Webhooks, with a signature by every secret. */
export function signedHeaders(secrets: string[], { id, timestamp, body }: Signed) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
