import { checks } from '@northword/content/operate/checks'
import type { Env } from '../env.ts'
import { codeOf } from '../errors/code-of.ts'
import { reasonOf } from '../features/mail/queue/reason-of.ts'
import { createTransport } from '../features/mail/queue/transport.ts'
import type { Finding } from './finding.ts'

/** Connects to the configured mail server and signs in. Sends nothing. */
export async function checkMailServer({ SMTP_URL }: Pick<Env, 'SMTP_URL'>): Promise<Finding[]> {
  if (!SMTP_URL) return []
  const transport = createTransport(SMTP_URL)
  try {
    await transport.verify()
    return []
  } catch (error) {
    return [whyUnusable(SMTP_URL, error)]
  } finally {
    transport.close()
  }
}

/** Names the cause by the codes of nodemailer, or of Node below it. Holds no part of the URL but its host. */
function whyUnusable(smtpUrl: string, error: unknown): Finding {
  const url = new URL(smtpUrl)
  const { host } = url
  const [code, inner] = [codeOf(error), innerCodeOf(error)]
  if (code === 'EAUTH') return { check: 'mailServerRefuses', sentence: checks.mailServerRefuses(host) }
  if (code === 'EDNS') return { check: 'mailServerUnknown', sentence: checks.mailServerUnknown(host) }
  if (code === 'ETIMEDOUT') return { check: 'mailServerSilent', sentence: checks.mailServerSilent(host) }
  if (code === 'ETLS' || inner.startsWith('ERR_SSL'))
    return { check: 'mailServerPlain', sentence: checks.mailServerPlain(host) }
  const reason = withoutLogin(reasonOf(error), url)
  return isAboutCertificate(inner)
    ? { check: 'mailServerCertificate', sentence: checks.mailServerCertificate(host, reason) }
    : { check: 'mailServerAway', sentence: checks.mailServerAway(host, reason) }
}

/** nodemailer keeps the code of TLS and of the system beside its own. */
const innerCodeOf = (error: unknown): string =>
  error instanceof Error && 'originalCode' in error ? String(error.originalCode) : ''

/** OpenSSL's codes of a failed verification, and Node's for another name. */
const isAboutCertificate = (code: string) => /CERT|SIGNATURE|UNABLE_TO|CA$/.test(code)

/** A mail server may repeat in its answer what it was told. */
const withoutLogin = (reason: string, { username, password }: URL) =>
  [password, decodeURIComponent(password), username, decodeURIComponent(username)]
    .filter(Boolean)
    .reduce((text, secret) => text.replaceAll(secret, '***'), reason)
