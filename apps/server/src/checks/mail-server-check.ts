import { deskMailServer } from '@northword/content/desk/desk-mail-server'
import { checks } from '@northword/content/operate/checks'
import { mailServerFault } from '../features/mail/server/mail-server-fault.ts'
import type { MailServerInUse } from '../features/mail/server/mail-server-in-use.ts'
import type { Finding } from './finding.ts'

/** Connects to the mail server in use and signs in. Sends nothing. Holds no part of the URL but its host. */
export async function checkMailServer({ source, url }: MailServerInUse): Promise<Finding[]> {
  if (source === 'none') return [{ check: 'noMailServer', sentence: checks.noMailServer }]
  if (url === null) return [{ check: 'mailPasswordLost', sentence: checks.mailPasswordLost }]
  const fault = await mailServerFault(url)
  if (!fault) return []
  const { cause, host, reason } = fault
  const sentences = source === 'environment' ? checks : deskMailServer.faults
  return [{ check: cause, sentence: sentences[cause](host, reason) }]
}
