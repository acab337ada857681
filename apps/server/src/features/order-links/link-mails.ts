import { company } from '@northword/content/company'
import {
  addressRejectedNotice,
  newOrderLink,
  noSuchOrder,
  restoredNotice,
  senderName,
} from '@northword/content/mails'
import type { NewMail } from '../mail/new-mail.ts'
import { openedAtDesk } from '../mail/open-at-desk.ts'
import { mailAbout } from '../orders/order-link.ts'
import type { Order } from '../orders/order.entity.ts'

/** Tells the studio that whoever reads the address of an order does not know the order. */
export const addressRejectedMail = (order: Order): NewMail =>
  toStudio('order-address-rejected', order, addressRejectedNotice)

/** Tells the studio that an order is not cancelled after all. */
export const restoredMail = (order: Order): NewMail => toStudio('order-restored', order, restoredNotice)

/** The link for somebody who asked for another one, to the address of the order. */
export const newLinkMail = (order: Pick<Order, 'id' | 'number' | 'name' | 'email'>): NewMail =>
  mailAbout(order, 'order-link', newOrderLink(factsOf(order)))

/** Tells an address that it has no order of the number that was typed with it. */
export const noSuchOrderMail = (address: string): NewMail => ({
  kind: 'no-order',
  from: { name: senderName, address: company.emails.orders },
  to: { name: '', address },
  ...noSuchOrder,
})

type Facts = Parameters<typeof restoredNotice>[0]

const factsOf = ({ number, name }: Pick<Order, 'number' | 'name'>): Facts => ({ number, serviceName: name })

const toStudio = (
  kind: string,
  order: Order,
  words: (facts: Facts) => Pick<NewMail, 'subject' | 'body'>,
): NewMail => ({
  kind,
  orderId: order.id,
  from: { name: senderName, address: company.emails.hello },
  to: { name: senderName, address: company.emails.orders },
  ...openedAtDesk(words(factsOf(order)), `/orders/${order.number}`),
})
