import { messageNotice, studioMessage } from '@northword/content/mails/conversation-mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import { studioTime } from '@northword/content/studio/promised-time'
import type { NewMail } from '../mail/new-mail.ts'
import { mailAbout, namesOf, noticeAbout } from '../orders/mails/order-link.ts'
import type { Order } from '../orders/order/order.entity.ts'
import type { OrderMessage } from './order-message.entity.ts'

export const messageNoticeMail = (
  order: Order,
  { text, answerBy }: Pick<OrderMessage, 'text'> & { answerBy: Date },
  { company }: SiteContent,
): NewMail => ({
  ...noticeAbout(
    order,
    'order-message-notice',
    messageNotice({ ...namesOf(order), text, answerBy: studioTime(answerBy, company.timeZone) }),
  ),
  replyTo: { name: order.fullName, address: order.email },
})

/** A message of the studio for the client. Quotes nothing they typed, as the address may be unproven. */
export const studioMessageMail = (
  order: Order,
  said: { text: string; by: string },
  { answerHours }: SiteContent,
): NewMail => mailAbout(order, 'order-message', studioMessage({ ...namesOf(order), ...said }, answerHours))
