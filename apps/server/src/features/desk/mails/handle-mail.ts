import { invitedAnew } from '@northword/content/desk/desk-mails'
import { lacksScope, requestOver } from '@northword/content/operate/failures'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { MailDetail, MailRow, ShownLink } from '@northword/contract/desk/desk-mails'
import type { DeskEntryKind } from '@northword/contract/desk/desk'
import type { MemberContext, StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { mailboxOf } from '../../../addresses/mailbox.ts'
import type { LinkPurposes } from '../../links/link-purpose.ts'
import { mintLink } from '../../links/mint-link.ts'
import { cancelMail } from '../../mail/cancel-mail.ts'
import { Mail } from '../../mail/mail.entity.ts'
import { mailAgain } from '../../orders/mails/mail-again.ts'
import { lockOrder } from '../../orders/order/locked-order.ts'
import { isRequestOver } from '../../payments/payment-mails.ts'
import type { Staff } from '../../people/actor.ts'
import { lockRole } from '../../people/lock-member.ts'
import { DeskEntry, entryOf } from '../case/desk-entry.entity.ts'
import { handedLinks, isOpen, mayCancel, mayResend } from './mail-rights.ts'
import { mailDetail, mailRow } from './mail-view.ts'
import { testMail } from '../../mail/test-mail.ts'
import { seesMoney } from '../../people/staff-rights.ts'

/**
 * A mail with its text, which may contain prices.
 * @throws {DomainError} `mailNotFound`, also for mails that the desk may not read; `scopeMissing`
 */
export async function findMail({ em, actor, links, site }: StaffContext, id: string): Promise<MailDetail> {
  const mail = await openMail(em, id, links.purposes)
  if (!seesMoney(actor)) throw new DomainError('scopeMissing', { message: lacksScope('money:read') })
  const detail = mailDetail(mail, { actor, links, site })
  return { ...detail, mayResend: detail.mayResend && !(await isRequestOver(em, mail, site)) }
}

/**
 * Makes new links of a mail, for a phone call, a chat or a studio without a mail server. They prove no address and
 * give no access to the desk, and end with the rights of who made them.
 * @throws {DomainError} `mailNotFound`, `signedOut`
 */
export async function showLinks({ em, actor, links }: MemberContext, id: string): Promise<ShownLink[]> {
  const mail = await openMail(em, id, links.purposes)
  return em.fork().transactional(async (tx) => {
    await lockRole(tx, actor)
    // Waits for a transaction that is ending the order's links.
    if (mail.orderId) await lockOrder(tx, mail.orderId)
    const shown: ShownLink[] = []
    for (const link of handedLinks(mail, links.purposes))
      shown.push({ label: link.label, url: await mintLink(tx, links, { ...link, madeBy: actor.member.id }) })
    if (shown.length > 0) await note(tx, actor, mail, 'showed links')
    return shown
  })
}

/**
 * Sends a mail again as a new mail, so that the first keeps its record and no server drops the second as a duplicate.
 * Mails to clients go to the order's present address.
 * @throws {DomainError} `mailNotFound`; `forbidden` if its link gives a role; `mailTakenBack`, `noAddress`,
 * `tooManyTries`
 */
export async function resendMail(
  { em, actor, mail: outgoing, links, limits, site }: StaffContext,
  id: string,
): Promise<void> {
  const mail = await openMail(em, id, links.purposes)
  const { to } = await em.fork().transactional((tx) => copyToSend(tx, mail, site))
  if (!mayResend(mail, links.purposes)) throw new DomainError('forbidden', { message: invitedAnew })
  await limits.countAddress('resendAddress', mailboxOf(to.address))
  await em.fork().transactional(async (tx) => {
    await outgoing.add(tx, [await copyToSend(tx, mail, site)])
    await note(tx, actor, mail, 'sent again')
  })
}

/**
 * Cancels a held mail and withdraws the message, version or comments it announces.
 * @throws {DomainError} `mailNotFound`, `forbidden`, `mailTooLate`, `signedOut`
 */
export async function cancelHeldMail(
  { em, actor, links, hooks, site }: StaffContext,
  id: string,
): Promise<void> {
  const mail = await openMail(em, id, links.purposes)
  if (!mayCancel(mail, actor, links.purposes)) throw new DomainError('forbidden')
  await em.fork().transactional(async (tx) => {
    // The end of a member's rights locks the member before their mails.
    if (actor.kind === 'staff') await lockRole(tx, actor)
    if (mail.orderId) await lockOrder(tx, mail.orderId)
    if (!(await cancelMail(tx, id))) throw new DomainError('mailTooLate')
    await hooks.mailCancelled(tx, { by: actor, id, orderId: mail.orderId, site })
    await note(tx, actor, mail, 'cancelled mail')
  })
}

/** Sends a test mail to the member and returns it with the answer. @throws {DomainError} `tooManyTries` */
export async function sendTestMail({
  em,
  actor,
  mail,
  limits,
  links,
  site,
}: MemberContext): Promise<MailRow> {
  await limits.countMember('testMailMember', actor.member)
  const { name, email } = actor.member
  const sent = await mail.sendNow(em, testMail({ name, address: email }, site), actor.member.id)
  return mailRow(sent, actor, links.purposes)
}

async function openMail(em: Em, id: string, purposes: LinkPurposes): Promise<Mail> {
  const mail = await em.findOne(Mail, { id })
  if (!mail || !isOpen(mail, purposes)) throw new DomainError('mailNotFound')
  return mail
}

/**
 * A mail to send once more, in a transaction. A request for payment has to be what a mail would say today.
 * @throws {DomainError} `mailTakenBack`, `noAddress`
 */
export async function copyToSend(tx: Em, mail: Mail, site: SiteContent): ReturnType<typeof mailAgain> {
  // Locks the order, so that its request stays as it is.
  const copy = await mailAgain(tx, mail)
  if (await isRequestOver(tx, mail, site)) throw new DomainError('mailTakenBack', { message: requestOver })
  return copy
}

async function note(em: Em, actor: Staff, { orderId, subject }: Mail, kind: DeskEntryKind) {
  if (orderId) await em.insert(DeskEntry, entryOf(orderId, actor, { kind, text: subject }))
}
