import type { Service } from '@northword/content/catalogue'
import { company } from '@northword/content/company'
import {
  cancellationNotice,
  cancellationReceipt,
  orderConfirmation,
  orderNotice,
  senderName,
} from '@northword/content/mails'
import { formatPrice } from '@northword/content/price'
import { studioTime } from '@northword/content/studio-time'
import type { NewMail } from '../mail/new-mail.ts'
import { contactBy } from './order-view.ts'
import type { Order } from './order.entity.ts'

/** The mails that a new order brings: the confirmation to its client and the notice to the studio. */
export function orderMails(order: Order, service: Service): NewMail[] {
  const facts = {
    number: order.number,
    serviceName: order.name,
    price: formatPrice(order.priceCents),
    turnaround: service.turnaround.label,
    contactBy: studioTime(contactBy(order)),
    guest: order.guest,
  }
  return [confirmation(order, facts), notice(order, facts)]
}

/** The mails that a cancellation by the client brings: the receipt to them and the notice to the studio. */
export function cancellationMails(order: Order): NewMail[] {
  const { id, number, name, fullName, email } = order
  const receipt: NewMail = {
    kind: 'order-cancellation',
    orderId: id,
    from: { name: senderName, address: company.emails.orders },
    to: { name: '', address: email },
    ...cancellationReceipt({ number, serviceName: name }),
  }
  const replyTo = { name: fullName, address: email }
  return [receipt, { ...anonymousCancellation(order), orderId: id, replyTo }]
}

/** Tells the studio that an order is cancelled, and not whose it was: it stays when the order is erased. */
export const anonymousCancellation = ({ number, name }: Order): NewMail => ({
  kind: 'order-cancellation-notice',
  from: { name: senderName, address: company.emails.hello },
  to: { name: senderName, address: company.emails.orders },
  ...cancellationNotice({ number, serviceName: name }),
})

type Facts = Parameters<typeof orderConfirmation>[0]

function confirmation({ id, email }: Order, facts: Facts): NewMail {
  return {
    kind: 'order-confirmation',
    orderId: id,
    from: { name: senderName, address: company.emails.orders },
    // Without the name: nobody has proven the address, so the mail carries nothing that the sender typed.
    to: { name: '', address: email },
    ...orderConfirmation(facts),
  }
}

function notice(order: Order, facts: Facts): NewMail {
  const { id, sku, quotedPriceCents, fullName, email, phone, note } = order
  const quotedPrice = quotedPriceCents === null ? null : formatPrice(quotedPriceCents)
  return {
    kind: 'order-notice',
    orderId: id,
    from: { name: senderName, address: company.emails.hello },
    to: { name: senderName, address: company.emails.orders },
    replyTo: { name: fullName, address: email },
    ...orderNotice({ ...facts, sku, quotedPrice, fullName, email, phone, note }),
  }
}
