import { stepMails } from '@northword/content/step-mails'
import { studioTime } from '@northword/content/studio-time'
import type { NewMail } from '../mail/new-mail.ts'
import { mailAbout } from './order-link.ts'
import type { Order } from './order.entity.ts'

/** The steps that the studio takes by hand; what money does has mails of its own. */
export type Step = keyof typeof stepMails

/**
 * Tells the client of a step that the studio took by hand.
 * @param order as it is after the step
 */
export function stepMail(order: Order, to: Step): NewMail {
  const { number, name, dueAt, sentOutside } = order
  return mailAbout(
    order,
    'order-step',
    stepMails[to]({ number, serviceName: name, dueBy: dueAt && studioTime(dueAt), sentOutside }),
  )
}
