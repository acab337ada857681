import { turnaroundAsAgreed } from '@northword/content/orders/client-labels'
import {
  cancellationByLink,
  cancellationNotice,
  cancellationReceipt,
  erasedNotice,
  orderConfirmation,
  orderDigest,
  orderNotice,
  toOneOrder,
} from '@northword/content/mails/mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import { formatPrice } from '@northword/contract/money/format-price'
import { studioTime } from '@northword/content/studio/promised-time'
import { clientFieldsBy } from '@northword/contract/orders/order-fields'
import { usualBriefLength } from '@northword/contract/lengths'
import type { NewMail } from '../../mail/new-mail.ts'
import { openedAtDesk } from '../../mail/open-at-desk.ts'
import { mailAbout, namesOf, noticeFrom, orderLink, orderPurposes } from './about-order.ts'
import type { Order } from '../order/order.entity.ts'
import { contactBy } from '../order/promise.ts'

/** Mails of a new order: confirmation, unless it waits, and notice. */
export function orderMails(order: Order, site: SiteContent): NewMail[] {
  const facts = placedFacts(order, site)
  return [...(order.confirmedAt ? [confirmation(order, facts, site)] : []), notice(order, facts)]
}

export const confirmationMail = (order: Order, site: SiteContent): NewMail =>
  confirmation(order, placedFacts(order, site), site)

const placedFacts = (order: Order, site: SiteContent) => ({
  ...namesOf(order),
  price: formatPrice(order.priceCents),
  turnaround: order.sold?.turnaround.label ?? turnaroundAsAgreed,
  contactBy: studioTime(contactBy(order, site), site.company.timeZone),
  guest: order.guest,
})

/** Confirms the waiting orders of an address, oldest first. Quotes nothing that was typed. */
export function digestMail(orders: [Order, ...Order[]], site: SiteContent): NewMail {
  const [{ email }] = orders
  const lines = orders.map((order) => ({ ...namesOf(order), price: formatPrice(order.priceCents) }))
  const { subject, body } = orderDigest(
    lines,
    studioTime(contactBy(orders.at(-1) ?? orders[0], site), site.company.timeZone),
  )
  const links = orders.slice(0, linkedInDigest).map((order) => orderLink(order, toOneOrder(order.number)))
  return {
    kind: digest,
    from: 'orders',
    to: { name: '', address: email },
    subject,
    body: { ...body, links },
  }
}

/** Links in one digest. Each is a secret of its own. */
const linkedInDigest = 10

export const digest = 'order-digest'

export const cancellationMail = (order: Order): NewMail =>
  mailAbout(order, 'order-cancellation', cancellationReceipt(namesOf(order)))

/** Mail to an order's address after a link's holder cancelled, with an undo link. */
export function undoMail(order: Order): NewMail {
  const { subject, body, action } = cancellationByLink(namesOf(order))
  const undo = { label: action, purpose: orderPurposes.undo, subjectId: order.id }
  return mailAbout(order, 'order-cancellation', { subject, body: { ...body, action: undo } })
}

export const cancellationNoticeMail = (order: Order): NewMail =>
  noticeFrom(order, cancelledKind, cancellationNotice(namesOf(order)))

/** Notice of a cancellation by an erasure, without the client, so that it stays when the order is erased. */
export const erasedNoticeMail = (order: Order): NewMail => ({
  kind: cancelledKind,
  from: 'hello',
  to: 'orders',
  ...openedAtDesk(erasedNotice(namesOf(order)), `/orders/${order.number}`),
})

const cancelledKind = 'order-cancellation-notice'

type Facts = ReturnType<typeof placedFacts>

const confirmation = (order: Order, facts: Facts, site: SiteContent): NewMail =>
  mailAbout(order, 'order-confirmation', orderConfirmation(facts, site))

function notice(order: Order, facts: Facts): NewMail {
  const { sku, quotedPriceCents } = order
  const client = clientFieldsBy((field) => order[field])
  const brief = Array.from(order.note)
  const note = brief.slice(0, usualBriefLength).join('')
  const unquoted = Math.max(0, brief.length - usualBriefLength)
  const quotedPrice = quotedPriceCents === null ? null : formatPrice(quotedPriceCents)
  const words = orderNotice({ ...facts, sku, quotedPrice, client, note, unquoted })
  return noticeFrom(order, 'order-notice', words)
}
