import { checks } from '@northword/content/operate/checks'
import type { Env } from '../env.ts'
import { codeOf } from '../errors/code-of.ts'
import { reasonOf } from '../features/mail/queue/reason-of.ts'
import { createTransport } from '../features/mail/queue/transport.ts'
import type { Finding } from './finding.ts'

/** Connects to the configured mail server and signs in. Sends nothing. */
export async function checkMailServer({ SMTP_URL }: Pick<Env, 'SMTP_URL'>): Promise<Finding[]> {
  if (!SMTP_URL) return []
  const { host } = new URL(SMTP_URL)
  const transport = createTransport(SMTP_URL)
  try {
    await transport.verify()
    return []
  } catch (error) {
    return codeOf(error) === 'EAUTH'
      ? [{ check: 'mailServerRefuses', sentence: checks.mailServerRefuses(host) }]
      : [{ check: 'mailServerAway', sentence: checks.mailServerAway(host, reasonOf(error)) }]
  } finally {
    transport.close()
  }
}
