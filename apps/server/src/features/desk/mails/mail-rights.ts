import type { Staff } from '../../people/actor.ts'
import { dealsWithClients } from '../../people/staff-rights.ts'
import type { Gift, LinkOrder, LinkPurposes } from '../../links/link-purpose.ts'
import { linksOf } from '../../mail/render/mail-links.ts'
import type { Mail } from '../../mail/mail.entity.ts'
import { isNotice } from '../../mail/open-at-desk.ts'

interface MailRights {
  isOpen: boolean
  mayResend: boolean
  /** By others than owners, while the mail is held. */
  mayCancel: boolean
}

const none: MailRights = { isOpen: false, mayResend: false, mayCancel: false }

/**
 * Rights depend on the link's gift, not on the mail's sender, whose role may have changed. Only an owner with a fresh
 * proof gives roles; accounts and subscriptions belong to their owners.
 */
const rightsTo: Readonly<Record<Gift, MailRights>> = {
  role: { isOpen: true, mayResend: false, mayCancel: false },
  account: none,
  subscription: none,
  order: { isOpen: true, mayResend: true, mayCancel: true },
  undo: { isOpen: true, mayResend: true, mayCancel: true },
}

type Linked = Pick<Mail, 'body'>
type Openable = Linked & Pick<Mail, 'orderId' | 'staffId'>

const rightsOf = ({ body }: Linked, purposes: LinkPurposes): MailRights[] =>
  linksOf(body).map(({ purpose }) => {
    const gift = purposes[purpose]?.gives
    return gift ? rightsTo[gift] : none
  })

/** True if the desk may read a mail: about an order, to the studio, or caused by staff. Others are private. */
export const isOpen = (mail: Openable, purposes: LinkPurposes) =>
  (mail.orderId !== null || mail.staffId !== null || isNotice(mail)) &&
  rightsOf(mail, purposes).every((rights) => rights.isOpen)

/** True if the desk may send a mail again. A cancelled mail stays cancelled. */
export const mayResend = (mail: Linked & Pick<Mail, 'status'>, purposes: LinkPurposes) =>
  mail.status !== 'cancelled' && rightsOf(mail, purposes).every((rights) => rights.mayResend)

/** True if they may cancel a held mail. Writers cancel only their own; what gives a role is for owners. */
export const mayCancel = (mail: Openable, actor: Staff, purposes: LinkPurposes) =>
  isOpen(mail, purposes) &&
  (dealsWithClients(actor) || mail.staffId === actor.member.id) &&
  (actor.member.role === 'owner' || rightsOf(mail, purposes).every((rights) => rights.mayCancel))

/** Links of a mail that the desk may hand out. */
export const handedLinks = ({ body }: Linked, purposes: LinkPurposes): (LinkOrder & { label: string })[] =>
  linksOf(body).flatMap(({ purpose, subjectId, label }) => {
    const handedAs = purposes[purpose]?.handedAs
    return handedAs ? [{ purpose: handedAs, subjectId, label }] : []
  })
