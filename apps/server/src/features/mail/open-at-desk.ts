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

/** True for a mail to a studio address, or to a member about an order. */
export const isNotice = ({ body: { action } }: Pick<Mail, 'body'>): boolean =>
  action !== undefined && opensAtDesk(action)
