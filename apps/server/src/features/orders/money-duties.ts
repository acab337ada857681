import { company } from '@northword/content/company'
import { refundPolicy } from '@northword/content/legal/refund-policy'
import { balanceOf, type Entry, refundDue } from '@northword/contract/money'
import { afterBusinessHours } from '../../business-hours.ts'
import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'
import { Order } from './order.entity.ts'

const hourMs = 3_600_000

type Due = Pick<Order, 'askBy' | 'payBy' | 'refundDueAt'>

/**
 * Writes down what the studio has to do about the money of an order, after every change of it: to ask for what is
 * owed, and to give back what is due. A promise that stands already keeps its instant. To be called in the transaction of
 * the change, while the row of the order is locked.
 * @param order as it is now
 * @param askedUntil when the client's time to pay is over, where they were asked for what is owed
 */
export async function keepMoneyDuties(
  em: Em,
  order: Pick<Order, 'id' | 'status'> & Due,
  entries: readonly Entry[],
  askedUntil = order.payBy,
): Promise<void> {
  const due = dueOf(order, entries, askedUntil, clock.now())
  const isSame = (['askBy', 'payBy', 'refundDueAt'] as const).every(
    (name) => due[name]?.getTime() === order[name]?.getTime(),
  )
  if (!isSame) await em.nativeUpdate(Order, { id: order.id }, due)
}

function dueOf(
  { status, askBy, refundDueAt }: Pick<Order, 'status'> & Due,
  entries: readonly Entry[],
  askedUntil: Date | null,
  now: Date,
): Due {
  const isOwed = balanceOf(status, entries).owedCents > 0
  const toAsk = isOwed && askedUntil === null
  const toGiveBack = refundDue(status, entries) > 0
  return {
    askBy: toAsk ? (askBy ?? new Date(now.getTime() + company.payWithinHours * hourMs)) : null,
    payBy: isOwed ? askedUntil : null,
    refundDueAt: toGiveBack ? (refundDueAt ?? afterBusinessHours(now, refundPolicy.decideWithinHours)) : null,
  }
}
