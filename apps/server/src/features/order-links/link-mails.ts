import {
  addressRejectedNotice,
  newOrderLink,
  noSuchOrder,
  restoredNotice,
} from '@northword/content/mails/mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { NewMail } from '../mail/new-mail.ts'
import { openedAtDesk } from '../mail/open-at-desk.ts'
import { mailAbout } from '../orders/mails/order-link.ts'
import type { Order } from '../orders/order/order.entity.ts'

/** Notice to the studio: the reader of an order's address does not know the order. */
export const addressRejectedMail = (order: Order): NewMail =>
  toStudio('order-address-rejected', order, addressRejectedNotice)

/** Notice to the studio: a cancellation was undone. */
export const restoredMail = (order: Order): NewMail => toStudio('order-restored', order, restoredNotice)

export const newLinkMail = (order: Pick<Order, 'id' | 'number' | 'name' | 'email'>): NewMail =>
  mailAbout(order, 'order-link', newOrderLink(factsOf(order)))

/** Answer to a request for a link by an address without such an order. */
export const noSuchOrderMail = (address: string, { company }: SiteContent): NewMail => ({
  kind: 'no-order',
  from: 'orders',
  to: { name: '', address },
  ...noSuchOrder(company.emails.orders),
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
  from: 'hello',
  to: 'orders',
  ...openedAtDesk(words(factsOf(order)), `/orders/${order.number}`),
})
