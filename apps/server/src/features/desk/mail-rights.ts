import type { Gift, LinkOrder, LinkPurposes } from '../links/link-purpose.ts'
import { linksOf } from '../mail/mail-links.ts'
import type { Mail } from '../mail/mail.entity.ts'
import { isStudio } from '../orders/mail-again.ts'

/** What the tools of the desk for mails may do with a mail that has such a link. */
interface MailRights {
  isOpen: boolean
  mayResend: boolean
}

const none: MailRights = { isOpen: false, mayResend: false }

/**
 * Rights by what the link gives, and not by who caused the mail: their role may be another since. A role is given by an
 * owner who has just proven who they are, with an invitation; accounts and subscriptions are their owners' alone.
 */
const rightsTo: Readonly<Record<Gift, MailRights>> = {
  role: { isOpen: true, mayResend: false },
  account: none,
  subscription: none,
  order: { isOpen: true, mayResend: true },
  undo: { isOpen: true, mayResend: true },
}

type Linked = Pick<Mail, 'body'>

const rightsOf = ({ body }: Linked, purposes: LinkPurposes): MailRights[] =>
  linksOf(body).map(({ purpose }) => {
    const gift = purposes[purpose]?.gives
    return gift ? rightsTo[gift] : none
  })

/**
 * Whether the desk may read a mail: those about an order, those to the studio, and those that somebody at the desk caused.
 * Mails about an account and newsletters are their owners'.
 */
export const isOpen = (mail: Linked & Pick<Mail, 'orderId' | 'staffId' | 'to'>, purposes: LinkPurposes) =>
  (mail.orderId !== null || mail.staffId !== null || isStudio(mail.to.address)) &&
  rightsOf(mail, purposes).every((rights) => rights.isOpen)

/** Whether the desk may send a mail, which it may read, once more: not where it was taken back. */
export const mayResend = (mail: Linked & Pick<Mail, 'status'>, purposes: LinkPurposes) =>
  mail.status !== 'cancelled' && rightsOf(mail, purposes).every((rights) => rights.mayResend)

/** The links of a mail as the desk may hand them out. */
export const handedLinks = ({ body }: Linked, purposes: LinkPurposes): (LinkOrder & { label: string })[] =>
  linksOf(body).flatMap(({ purpose, subjectId, label }) => {
    const handedAs = purposes[purpose]?.handedAs
    return handedAs ? [{ purpose: handedAs, subjectId, label }] : []
  })
