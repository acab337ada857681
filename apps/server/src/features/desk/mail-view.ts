import type { MailDetail, MailRow } from '@northword/contract/desk-mails'
import { linkNotShown } from '@northword/content/desk-mails'
import { clock } from '../../time/clock.ts'
import type { LinkPurposes } from '../links/link-purpose.ts'
import type { Mail, MailLink } from '../mail/mail.entity.ts'
import { renderMail } from '../mail/render-mail.ts'
import { dealsWithClients, type Staff } from '../people/actor.ts'
import { handedLinks, isOpen, mayResend } from './mail-rights.ts'

/** A mail in a list, as somebody of the staff may see it: a writer sees nobody's address. */
export const mailRow = (mail: Mail, actor: Staff, purposes: LinkPurposes): MailRow => ({
  id: mail.id,
  kind: mail.kind,
  to: dealsWithClients(actor) ? mail.to.address : null,
  subject: mail.subject,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
  status: mail.status,
  answer: dealsWithClients(actor) ? (mail.lastError ?? mail.answer) : null,
  isOpen: dealsWithClients(actor) && isOpen(mail, purposes),
  heldMs: heldMs(mail),
})

/** How long a mail may still be cancelled. */
export const heldMs = ({ status, attempts, heldUntil }: Mail): number =>
  status === 'queued' && attempts === 0 && heldUntil
    ? Math.max(0, heldUntil.getTime() - clock.now().getTime())
    : 0

/** A mail with its text. The secrets of its links are made as it is sent, so that there are none in it. */
export const mailDetail = (
  mail: Mail,
  actor: Staff,
  purposes: LinkPurposes,
  publicUrl: string,
): MailDetail => ({
  ...mailRow(mail, actor, purposes),
  text: renderMail(mail.subject, mail.body, linksWithoutSecrets(mail, publicUrl)).text,
  hasLinks: handedLinks(mail, purposes).length > 0,
  mayResend: mayResend(mail, purposes),
})

function linksWithoutSecrets({ body: { action, links = [] } }: Mail, publicUrl: string) {
  const addressed = (link: MailLink) => ({ label: link.label, url: addressOf(link, publicUrl) })
  return { button: action && addressed(action), foot: links.map(addressed) }
}

/** Only what has a secret of its own for every mail is left out. */
function addressOf(link: MailLink, publicUrl: string): string {
  if ('url' in link) return link.url
  return 'path' in link ? `${publicUrl}${link.path}` : linkNotShown
}
