import { createTransport as createNodemailer, type Transporter } from 'nodemailer'

/** `close` ends idle connections. */
export type Transport = Pick<Transporter, 'sendMail' | 'verify' | 'close'>

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
