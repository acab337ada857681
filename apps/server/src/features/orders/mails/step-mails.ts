import { correction, stepMails } from '@northword/content/mails/step-mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import { formatPrice } from '@northword/contract/money/format-price'
import { studioTime } from '@northword/content/studio/promised-time'
import type { Em } from '../../../db/orm.ts'
import type { NewMail } from '../../mail/new-mail.ts'
import { mailAbout, namesOf, toClient } from './about-order.ts'
import { untell } from './untell.ts'
import type { Order } from '../order/order.entity.ts'
import { reviewDaysOf } from '../order/promise.ts'

/** Steps taken by hand at the desk. Ledger entries have mails of their own. */
export type Step = keyof typeof stepMails

interface Stepped {
  to: Step
  /** Payments that may come back to the client. */
  refundableCents?: number
}

/** None for an erased order. @param order as it is after the step */
export const stepMail = (order: Order, stepped: Stepped, site: SiteContent): NewMail[] =>
  toClient(order, () => mailOf(order, stepped, site))

function mailOf(order: Order, { to, refundableCents = 0 }: Stepped, site: SiteContent): NewMail {
  const { number, name, dueAt, sentOutside } = order
  return mailAbout(
    order,
    'order-step',
    stepMails[to]({
      number,
      serviceName: name,
      dueBy: dueAt && studioTime(dueAt, site.company.timeZone),
      sentOutside,
      reviewDays: reviewDaysOf(order, site),
      site,
      refundable: refundableCents > 0 ? formatPrice(refundableCents) : null,
    }),
  )
}

/**
 * Takes back the mail about a step as {@link untell} does.
 * @param order as it was after the step
 */
export function untellStep(
  em: Em,
  order: Order,
  { to, at }: { to: Step; at: Date },
  site: SiteContent,
): Promise<NewMail[]> {
  const { kind, subject } = mailOf(order, { to }, site)
  const told = { kind, subject, orderId: order.id, createdAt: { $gte: at } }
  return untell(em, order, told, () => mailAbout(order, kind, correction(to, namesOf(order))))
}
