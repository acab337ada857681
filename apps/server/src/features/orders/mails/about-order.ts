import { toOrder } from '@northword/content/mails/mails'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { type Addressed, notEndedSince } from '../../links/link-purpose.ts'
import { Token } from '../../links/token.entity.ts'
import type { MailLink } from '../../mail/mail.entity.ts'
import type { NewMail } from '../../mail/new-mail.ts'
import { openedAtDesk } from '../../mail/open-at-desk.ts'
import type { Link } from '../../people/actor.ts'
import { User } from '../../people/user.entity.ts'
import { lockOrderShared } from '../order/locked-order.ts'
import { Order } from '../order/order.entity.ts'

/** Purposes of an order's links: mailed to its address, handed out by staff, undoing a cancellation. */
export const orderPurposes = { mailed: 'order', copied: 'order-copy', undo: 'order-undo' } as const

export const orderLink = ({ id }: Pick<Order, 'id'>, label: string = toOrder): MailLink => ({
  label,
  purpose: orderPurposes.mailed,
  subjectId: id,
})

/** A mail to an order's address, linking to the order. No name beside it: its owner may be someone else. */
export const mailAbout = (
  order: Pick<Order, 'id' | 'email'>,
  kind: string,
  { subject, body }: Pick<NewMail, 'subject' | 'body'>,
): NewMail => ({
  kind,
  orderId: order.id,
  from: 'orders',
  to: { name: '', address: order.email },
  subject,
  body: body.action
    ? { ...body, links: [orderLink(order), ...(body.links ?? [])] }
    : { ...body, action: orderLink(order) },
})

/** A mail to the client; none for an erased order, which has no address. */
export const toClient = ({ email }: Pick<Order, 'email'>, mail: () => NewMail): NewMail[] =>
  email === '' ? [] : [mail()]

/** A notice to the studio about an order, with a button to the order's page at the desk. */
export const noticeAbout = (
  { id, number }: Pick<Order, 'id' | 'number'>,
  kind: string,
  words: Pick<NewMail, 'subject' | 'body'>,
): NewMail => ({
  kind,
  orderId: id,
  from: 'hello',
  to: 'orders',
  ...openedAtDesk(words, `/orders/${number}`),
})

/** As {@link noticeAbout}; an answer goes to the order's client. */
export const noticeFrom = (
  order: Order,
  kind: string,
  words: Pick<NewMail, 'subject' | 'body'>,
): NewMail => ({
  ...noticeAbout(order, kind, words),
  replyTo: { name: order.fullName, address: order.email },
})

/** Kind of the mail to an address that was taken off an order. It never goes to the present one. */
export const formerAddressKind = 'address-taken'

/** True if a reader proved the address for this order, or the account that it belongs to has proven it. */
export async function isProven(
  em: Em,
  { provenAt, userId, emailKey }: Pick<Order, 'provenAt' | 'userId' | 'emailKey'>,
): Promise<boolean> {
  if (provenAt !== null || userId === null) return provenAt !== null
  return (await em.count(User, { id: userId, emailKey, emailVerifiedAt: { $ne: null } })) > 0
}

/** Number and service of an order, as mails about it name them. */
export const namesOf = ({ number, name }: Pick<Order, 'number' | 'name'>) => ({ number, serviceName: name })

/** The holder of a link that was mailed to the order's address. */
export const holderOf = (
  { id, emailKey }: Pick<Order, 'id' | 'emailKey'>,
  { network }: Pick<Link, 'network'>,
): Link => ({
  kind: 'link',
  orderId: id,
  emailKey,
  isMailed: true,
  isKnown: true,
  network,
  claimHash: null,
})

/**
 * Ends every link to these orders, also in open browsers; waiting mails get none. Updates the orders before the
 * links, so that a concurrent minting is ended too.
 */
export async function endOrderLinks(em: Em, orderIds: string[]): Promise<void> {
  const purpose = { $in: Object.values(orderPurposes) }
  await em.nativeUpdate(Order, { id: { $in: orderIds } }, { linksEndedAt: clock.now() })
  await em.nativeDelete(Token, { purpose, subjectId: { $in: orderIds } })
}

/** True if a mail may link to its order: links not ended since, and still sent to the order's address. */
export function mayMailLink(em: Em, orderId: string, { emailKey, writtenAt }: Addressed): Promise<boolean> {
  return lockOrderShared(em, { id: orderId, emailKey, ...notEndedSince(writtenAt) })
}
