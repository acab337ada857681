import { openAtDesk } from '@northword/content/mails'
import type { Mail, MailLink } from './mail.entity.ts'

type Words = Pick<Mail, 'subject' | 'body'>

/**
 * A mail to the studio with a button that opens a page of the desk. Only the studio's own addresses get one: nothing
 * public tells of the desk.
 * @param path below `/desk`
 */
export function openedAtDesk({ subject, body }: Words, path: `/${string}`): Words {
  const action: MailLink = { label: openAtDesk, path: `/desk${path}`, isAtDesk: true }
  return { subject, body: { ...body, action } }
}

/** Whether a button opens a page of the desk, so that its mail tells the studio of something. */
export const opensAtDesk = (link: MailLink): boolean => 'isAtDesk' in link && link.isAtDesk
