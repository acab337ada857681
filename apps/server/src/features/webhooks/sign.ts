import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A signing secret: 256 random bits, in the form of Standard Webhooks. */
export const newSigningSecret = () => `${prefix}${randomBytes(32).toString('base64')}`

interface Signed {
  id: string
  /** Whole seconds since 1970. */
  timestamp: string
  body: string
}

/** Headers of Standard Webhooks, with one signature per secret. */
export function signedHeaders(secrets: string[], { id, timestamp, body }: Signed) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
