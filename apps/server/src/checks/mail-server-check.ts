import { checks } from '@northword/content/operate/checks'
import { mailServerFault } from '../features/mail/server/mail-server-fault.ts'
import type { MailServerInUse } from '../features/mail/server/mail-server-in-use.ts'
import type { Finding } from './finding.ts'

/** Signs in to the mail server in use and sends nothing. Findings hold no part of its URL but the host. */
export async function checkMailServer(server: MailServerInUse): Promise<Finding[]> {
  if (server.source === 'none') return [{ check: 'noMailServer', sentence: checks.noMailServer }]
  if (server.url === null) return [{ check: 'mailPasswordLost', sentence: checks.mailPasswordLost }]
  const fault = await mailServerFault(server)
  return fault ? [{ check: fault.cause, sentence: fault.sentence }] : []
}
