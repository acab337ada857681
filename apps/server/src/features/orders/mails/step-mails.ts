import { stepMails } from '@northword/content/mails/step-mails'
import { formatPrice } from '@northword/contract/money/format-price'
import { studioTime } from '@northword/content/studio/promised-time'
import type { NewMail } from '../../mail/new-mail.ts'
import { mailAbout } from './order-link.ts'
import type { Order } from '../order/order.entity.ts'

/** Steps taken by hand at the desk. Ledger entries have mails of their own. */
export type Step = keyof typeof stepMails

/**
 * @param order as it is after the step
 * @param refundableCents what of its payments may come back to the client
 */
export function stepMail(order: Order, to: Step, refundableCents = 0): NewMail {
  const { number, name, dueAt, sentOutside } = order
  return mailAbout(
    order,
    'order-step',
    stepMails[to]({
      number,
      serviceName: name,
      dueBy: dueAt && studioTime(dueAt),
      sentOutside,
      refundable: refundableCents > 0 ? formatPrice(refundableCents) : null,
    }),
  )
}
