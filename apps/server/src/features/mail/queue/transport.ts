import { createTransport as createNodemailer, type Transporter } from 'nodemailer'
import type { Em } from '../../../db/orm.ts'

/** `close` ends idle connections. */
export type Transport = Pick<Transporter, 'sendMail' | 'verify' | 'close'>

/** The transport to use for a mail. */
export interface Transports {
  /** Null: there is no mail server, so mails stay in the outbox. @throws {Error} if it cannot be used as it is set */
  now: (em: Em) => Promise<Transport | null>
  close: () => void
}

export const fixedTransport = (transport: Transport | null): Transports => ({
  now: () => Promise.resolve(transport),
  close: () => transport?.close({ force: true }),
})

/**
 * Pooled SMTP connections: `smtps:` is TLS from the first byte, `smtp:` upgrades by STARTTLS if offered, or always
 * with `?requireTLS=true`. A mail's content cannot make the process read a file or fetch a URL.
 */
export function createTransport(smtpUrl: string): Transport {
  return createNodemailer({
    pool: true,
    // Parameters in the URL override the options below.
    url: smtpUrl,
    maxConnections: 5,
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
