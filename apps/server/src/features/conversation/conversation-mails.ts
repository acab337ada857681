import { company } from '@northword/content/studio/company'
import { messageNotice, studioMessage } from '@northword/content/mails/conversation-mails'
import { senderName } from '@northword/content/mails/mails'
import { studioTime } from '@northword/content/studio/promised-time'
import type { NewMail } from '../mail/new-mail.ts'
import { openedAtDesk } from '../mail/open-at-desk.ts'
import { mailAbout } from '../orders/mails/order-link.ts'
import type { Order } from '../orders/order/order.entity.ts'
import type { OrderMessage } from './order-message.entity.ts'

export const messageNoticeMail = (order: Order, { text }: OrderMessage, answerBy: Date): NewMail => ({
  kind: 'order-message-notice',
  orderId: order.id,
  from: { name: senderName, address: company.emails.hello },
  to: { name: senderName, address: company.emails.orders },
  replyTo: { name: order.fullName, address: order.email },
  ...openedAtDesk(
    messageNotice({ ...factsOf(order), text, answerBy: studioTime(answerBy) }),
    `/orders/${order.number}`,
  ),
})

/** A message of the studio for the client. Quotes nothing they typed, as the address may be unproven. */
export const studioMessageMail = (order: Order, { text, by }: { text: string; by: string }): NewMail =>
  mailAbout(order, 'order-message', studioMessage({ ...factsOf(order), text, by }))

const factsOf = ({ number, name }: Order) => ({ number, serviceName: name })
