import { refundPolicy } from '@northword/contract/money/refund-policy'
import { balanceOf, refundDue } from '@northword/contract/money/ledger'
import { isStopped } from '@northword/contract/orders/order-status'
import { afterBusinessDays } from '../../../time/business-hours.ts'
import { clock } from '../../../time/clock.ts'
import type { Em } from '../../../db/orm.ts'
import type { HookFacts } from '../../../hooks/hooks.ts'
import { Order } from '../../orders/order/order.entity.ts'
import { entriesOf, type MoneyEntry } from '../money-entry.entity.ts'
import type { Recording } from '../act.ts'
import { cancelRequestMails } from '../payment-mails.ts'
import { endOfDay } from './due-day.ts'
import { openRequest, withdrawUnpaid } from './open-request.ts'

const hourMs = 3_600_000

type Keeping = Pick<Recording, 'em' | 'site'>

type Due = Pick<Order, 'askBy' | 'payBy' | 'refundDueAt'>

/**
 * Updates the studio's duties about an order's money: to ask for the balance due and to give back refunds. Call it
 * after each change, in its transaction, with the order locked.
 * @param order as it is now
 */
export async function keepDuties({ em, site }: Keeping, order: Order, entries: MoneyEntry[]): Promise<void> {
  const open = await openRequest(em, order, entries)
  const due = dueOf(order, entries, {
    askedUntil: open && endOfDay(open.request.dueOn, site.company.timeZone),
    site,
  })
  const isSame = (['askBy', 'payBy', 'refundDueAt'] as const).every(
    (name) => due[name]?.getTime() === order[name]?.getTime(),
  )
  if (!isSame) await em.nativeUpdate(Order, { id: order.id }, due)
  if (!order.payBy || open) return
  // A request was open, and is paid or void by now. That of a stopped order comes back if the stop is undone.
  await cancelRequestMails(em, order)
  if (!isStopped(order.status)) await withdrawUnpaid(em, order.id, entries)
}

/** Updates them after a move or its undo, by the order as it is now. The lock keeps new payments out. */
export async function settleMoved(em: Em, { orderId, site }: HookFacts['orderMoved']): Promise<void> {
  const moved = await em.findOneOrFail(Order, { id: orderId }, { disableIdentityMap: true })
  await keepDuties({ em, site }, moved, await entriesOf(em, orderId))
}

interface By extends Pick<Keeping, 'site'> {
  /** End of the client's time to pay, if they were asked. */
  askedUntil: Date | null
}

/** Promises that stand keep their time. */
function dueOf(
  { status, askBy, refundDueAt }: Pick<Order, 'status'> & Due,
  entries: MoneyEntry[],
  { askedUntil, site }: By,
): Due {
  const now = clock.now()
  const isOwed = balanceOf(status, entries).owedCents > 0
  const toAsk = isOwed && askedUntil === null
  const toGiveBack = refundDue(status, entries) > 0
  return {
    askBy: toAsk ? (askBy ?? new Date(now.getTime() + site.payWithinHours * hourMs)) : null,
    payBy: isOwed ? askedUntil : null,
    refundDueAt: toGiveBack
      ? (refundDueAt ?? afterBusinessDays(now, refundPolicy.decideWithinDays, site))
      : null,
  }
}
