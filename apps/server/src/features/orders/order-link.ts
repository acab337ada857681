import { company } from '@northword/content/company'
import { senderName } from '@northword/content/mails'
import { toOrder } from '@northword/content/order-link'
import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'
import { type Addressed, notEndedSince } from '../links/link-purpose.ts'
import { Token } from '../links/token.entity.ts'
import type { MailLink } from '../mail/mail.entity.ts'
import type { NewMail } from '../mail/new-mail.ts'
import type { Link } from '../people/actor.ts'
import { keepOrder } from './locked-order.ts'
import { Order } from './order.entity.ts'

/** The purposes of links to an order: mailed to its address, handed out by staff, and to take a cancellation back. */
export const orderPurposes = { mailed: 'order', copied: 'order-copy', undo: 'order-undo' } as const

/** The link in a mail to the page of its order. */
export const orderLink = ({ id }: Pick<Order, 'id'>, label: string = toOrder): MailLink => ({
  label,
  purpose: orderPurposes.mailed,
  subjectId: id,
})

/**
 * A mail about an order to its address, with the link to the order: as its button, unless it has one of its own. Without
 * a name beside the address: whoever typed it may not be its owner.
 */
export const mailAbout = (
  order: Pick<Order, 'id' | 'email'>,
  kind: string,
  { subject, body }: Pick<NewMail, 'subject' | 'body'>,
): NewMail => ({
  kind,
  orderId: order.id,
  from: { name: senderName, address: company.emails.orders },
  to: { name: '', address: order.email },
  subject,
  body: body.action
    ? { ...body, links: [orderLink(order), ...(body.links ?? [])] }
    : { ...body, action: orderLink(order) },
})

/** The holder of a link that was mailed to the address of an order, and that somebody has opened. */
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
 * Ends every link to some orders, and with it what is open in browsers by one. Mails that wait get none any more. The order
 * is changed first: whoever makes a link at this moment holds its row, and theirs is ended as well.
 */
export async function endOrderLinks(em: Em, orderIds: string[]): Promise<void> {
  const purpose = { $in: Object.values(orderPurposes) }
  await em.nativeUpdate(Order, { id: { $in: orderIds } }, { linksEndedAt: clock.now() })
  await em.nativeDelete(Token, { purpose, subjectId: { $in: orderIds } })
}

/**
 * Whether a mail about an order may have a link to it: not where all were ended since it was written, nor where it goes to an
 * address that is not the order's now, which the link would prove.
 */
export function mayMailLink(em: Em, orderId: string, { emailKey, writtenAt }: Addressed): Promise<boolean> {
  return keepOrder(em, { id: orderId, emailKey, ...notEndedSince(writtenAt) })
}
