import { type PaymentTerms, refusalOfTerms } from '@northword/contract/money/payment-terms'
import { DomainError } from '../../../errors/domain-error.ts'
import { entriesOf } from '../money-entry.entity.ts'
import { Order } from '../../orders/order/order.entity.ts'
import { promiseOf } from '../../orders/order/promise.ts'
import { clock } from '../../../time/clock.ts'
import type { Recording } from '../act.ts'
import { dueDay } from './due-day.ts'
import { keepDuties } from './keep-duties.ts'
import { openRequest } from './open-request.ts'
import { mailRequest } from '../payment-mails.ts'
import { PaymentRequest } from './payment-request.entity.ts'

/**
 * Sets a locked order's terms. If it may now wait, promises its text and mails an open request's later day.
 * @returns the order with these terms
 * @throws {DomainError} `cannotRecord` for payment in advance once work began
 */
export async function keepTerms(
  ctx: Pick<Recording, 'em' | 'mail' | 'site'>,
  before: Order,
  terms: PaymentTerms,
): Promise<Order> {
  const { em, site } = ctx
  const { id, status } = before
  const message = refusalOfTerms(status, before.terms, terms)
  if (message !== null) throw new DomainError('cannotRecord', { message })
  const dueAt =
    status === 'Awaiting Payment' ? promiseOf({ ...before, terms }, status, clock.now()) : before.dueAt
  await em.nativeUpdate(Order, { id }, { terms, termsChosen: true, dueAt })
  const order = { ...before, terms, dueAt }
  const entries = await entriesOf(em, id)
  const open = await openRequest(em, order, entries)
  const dueOn = open && dueDay(terms, open.request.at, site.company.timeZone)
  if (!open || !dueOn || dueOn <= open.request.dueOn) return order
  await em.nativeUpdate(PaymentRequest, { id: open.request.id }, { dueOn })
  await keepDuties(ctx, order, entries)
  await mailRequest(ctx, order, { ...open.request, cents: open.restCents, dueOn })
  return order
}
