import type { MailDetail, MailRow } from '@northword/contract/desk/desk-mails'
import { linkNotShown } from '@northword/content/desk/desk-mails'
import type { StaffContext } from '../../../doors/context.ts'
import { clock } from '../../../time/clock.ts'
import { writtenBy } from '../../../time/shown-at.ts'
import type { LinkPurposes } from '../../links/link-purpose.ts'
import type { Mail, MailLink } from '../../mail/mail.entity.ts'
import { renderMail } from '../../mail/render/render-mail.ts'
import type { Staff } from '../../people/actor.ts'
import { handedLinks, isOpen, mayResend } from './mail-rights.ts'
import { dealsWithClients } from '../../people/staff-rights.ts'

/** A mail in a list. Writers see no addresses. */
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

/** Milliseconds left to cancel a mail; 0 if too late. */
export const heldMs = ({ status, attempts, heldUntil, createdAt }: Mail): number =>
  status === 'queued' && attempts === 0 && heldUntil && createdAt <= writtenBy(clock.now())
    ? Math.max(0, heldUntil.getTime() - clock.now().getTime())
    : 0

/** A mail with its text. It contains no secrets: they are made when a mail is sent. */
export const mailDetail = (
  mail: Mail,
  { actor, links: { purposes, publicUrl }, site }: Pick<StaffContext, 'actor' | 'links' | 'site'>,
): MailDetail => ({
  ...mailRow(mail, actor, purposes),
  text: renderMail(mail.subject, mail.body, site, linksWithoutSecrets(mail, publicUrl)).text,
  hasLinks: handedLinks(mail, purposes).length > 0,
  mayResend: mayResend(mail, purposes),
})

function linksWithoutSecrets({ body: { action, links = [] } }: Mail, publicUrl: string) {
  const addressed = (link: MailLink) => ({ label: link.label, url: addressOf(link, publicUrl) })
  return { button: action && addressed(action), foot: links.map(addressed) }
}

/** Hides addresses with a secret. */
function addressOf(link: MailLink, publicUrl: string): string {
  if ('url' in link) return link.url
  return 'path' in link ? `${publicUrl}${link.path}` : linkNotShown
}
