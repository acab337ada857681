import { company } from '@northword/content/studio/company'
import { refundPolicy } from '@northword/content/legal/refund-policy'
import { balanceOf, type Entry, refundDue } from '@northword/contract/money/ledger'
import { afterBusinessHours } from '../../../time/business-hours.ts'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { Order } from '../order/order.entity.ts'

const hourMs = 3_600_000

type Due = Pick<Order, 'askBy' | 'payBy' | 'refundDueAt'>

/**
 * Updates the studio's duties about an order's money: to ask for the balance due and to give back refunds; standing
 * promises keep their time. Call it after each change, in its transaction, with the order locked.
 * @param order as it is now
 * @param askedUntil end of the client's time to pay, if they were asked
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
