import { dashboard } from '@northword/content/dashboard'
import { clientDays, type NextFacts } from '@northword/content/order-progress'
import { calendarDay } from '@northword/content/studio-time'
import type { OrderDetail } from '@northword/contract/orders'
import { formatDay, formatMoment } from '../../site/ui/date-format.ts'

const hourMs = 3_600_000

/**
 * The facts of an order's next step, and whether the time for it has passed. `dueOn` is the last day to pay, an ISO 8601
 * date, where the client was asked to.
 */
export function nextFacts(
  order: OrderDetail,
  now: number,
  timeZone: string,
  dueOn?: string,
): { facts: NextFacts; overdue: boolean } {
  const due = dueAt(order)
  const since = sinceOf(order)
  const facts = {
    email: order.email,
    contactBy: formatMoment(order.contactBy, timeZone),
    turnaround: order.sold?.turnaround.label ?? dashboard.order.turnaroundAsAgreed,
    dueBy: due && formatMoment(due.toISOString(), timeZone),
    since: since ? formatDay(since, timeZone) : null,
    payBy: dueOn ? calendarDay(dueOn) : null,
    paid: order.events.some(({ to }) => to === 'Paid'),
  }
  const end = order.status === 'Pending Contact' ? new Date(order.contactBy) : due
  return { facts, overdue: end !== null && end.getTime() < now }
}

/** When the time is over that runs since the order came into its state. */
function dueAt(order: OrderDetail): Date | null {
  const hours = hoursIn(order)
  const since = sinceOf(order)
  return hours === null || since === undefined ? null : new Date(Date.parse(since) + hours * hourMs)
}

/** When an order came into its state. */
const sinceOf = ({ events, status }: OrderDetail) => events.findLast(({ to }) => to === status)?.at

function hoursIn({ status, sold }: OrderDetail): number | null {
  if (status === 'Delivered') return clientDays.review * 24
  if (status === 'Completed') return clientDays.refund * 24
  if (status !== 'In Production' && status !== 'Revision') return null
  return sold?.turnaround.kind === 'hours' ? sold.turnaround.maxHours : null
}
