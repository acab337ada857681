import { createTransport as createNodemailer, type Transporter } from 'nodemailer'

/** Sends mails; `close` ends its idle connections. */
export type Transport = Pick<Transporter, 'sendMail' | 'verify' | 'close'>

/**
 * Connections to the SMTP server behind `smtpUrl`, kept open and used again. `smtps:` is TLS from
 * the first byte; `smtp:` upgrades with STARTTLS where the server offers it, and always with
 * `?requireTLS=true`. Nothing in a mail can make the process read a file or fetch an address.
 */
export function createTransport(smtpUrl: string): Transport {
  return createNodemailer({
    pool: true,
    // Parameters of the URL override the options below.
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
