import { openAtDesk } from '@northword/content/mails/mails'
import type { Mail, MailLink } from './mail.entity.ts'

type Words = Pick<Mail, 'subject' | 'body'>

/** A mail to a studio address, with a button to `path` below `/desk`. Nothing public mentions the desk. */
export function openedAtDesk({ subject, body }: Words, path: `/${string}`): Words {
  const action: MailLink = { label: openAtDesk, path: `/desk${path}`, isAtDesk: true }
  return { subject, body: { ...body, action } }
}

/** True for a button to the desk, which marks a notice. */
export const opensAtDesk = (link: MailLink): boolean => 'isAtDesk' in link && link.isAtDesk
