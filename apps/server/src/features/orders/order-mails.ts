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
  const { number, name, fullName, email } = order
  const receipt: NewMail = {
    kind: 'order-cancellation',
    from: { name: senderName, address: company.emails.orders },
    to: { name: '', address: email },
    ...cancellationReceipt({ number, serviceName: name }),
  }
  return [receipt, { ...anonymousCancellation(order), replyTo: { name: fullName, address: email } }]
}

/** The kind of {@link anonymousCancellation}. */
export const anonymous = 'order-cancellation-notice'

/** Tells the studio that an order is cancelled, and not whose it was. */
export const anonymousCancellation = ({ number, name }: Order): NewMail => ({
  kind: anonymous,
  from: { name: senderName, address: company.emails.hello },
  to: { name: senderName, address: company.emails.orders },
  ...cancellationNotice({ number, serviceName: name }),
})

type Facts = Parameters<typeof orderConfirmation>[0]

function confirmation({ email }: Order, facts: Facts): NewMail {
  return {
    kind: 'order-confirmation',
    from: { name: senderName, address: company.emails.orders },
    // Without the name: nobody has proven the address, so the mail carries nothing that the sender typed.
    to: { name: '', address: email },
    ...orderConfirmation(facts),
  }
}

function notice({ sku, quotedPriceCents, fullName, email, phone, note }: Order, facts: Facts): NewMail {
  const quotedPrice = quotedPriceCents === null ? null : formatPrice(quotedPriceCents)
  return {
    kind: 'order-notice',
    from: { name: senderName, address: company.emails.hello },
    to: { name: senderName, address: company.emails.orders },
    replyTo: { name: fullName, address: email },
    ...orderNotice({ ...facts, sku, quotedPrice, fullName, email, phone, note }),
  }
}
