import { dashboard } from '@northword/content/orders/dashboard'
import { figures } from '@northword/content/studio/figures'
import { clientDays, type LateFacts, type NextFacts } from '@northword/content/orders/order-progress'
import { calendarDay } from '@northword/content/studio/format-time'
import { company } from '@northword/content/studio/company'
import { promisedTime } from '@northword/content/studio/promised-time'
import { latenessOf } from '@northword/contract/orders/order-clock'
import type { OrderMessageView } from '@northword/contract/orders/conversation'
import type { OrderDetail } from '@northword/contract/orders/orders'
import { formatDay } from '../../../site/ui/date-format.ts'

const dayMs = 86_400_000

interface Known {
  /** Last day to pay (ISO 8601 date), if the client was asked to. */
  payBy?: string | undefined
  /** End of the time for changes (ISO 8601). */
  reviewEnd?: string | null | undefined
  /** Some texts are on the page, and others are not. */
  isMixed?: boolean | undefined
  /** US cents that the client has paid, whatever was given back. */
  paidCents?: number | undefined
  /** The order is paid within 30 days, not in advance. */
  hasTerms?: boolean
  /** The latest messages, the oldest first. */
  messages?: readonly OrderMessageView[] | undefined
  /** Time at which the client said that they have paid; null if that is settled. */
  saidPaidAt?: string | null | undefined
}

/** Facts of an order's next step, whether its time has passed, and the delay of a late text. */
export function nextFacts(
  order: OrderDetail,
  now: number,
  timeZone: string,
  known: Known = {},
): { facts: NextFacts; overdue: boolean; late: LateFacts | null } {
  const { payBy, reviewEnd = null, paidCents = 0, hasTerms = false, messages = [], saidPaidAt } = known
  const moment = (at: Date) => promisedTime(at, timeZone, company.timeZone)
  const due = dueAt(order, reviewEnd)
  const since = sinceOf(order)
  const isContacted = messages.some(({ from }) => from === 'studio')
  const facts = {
    email: order.email,
    contactBy: moment(new Date(order.contactBy)),
    turnaround: order.sold?.turnaround.label ?? dashboard.order.turnaroundAsAgreed,
    reviewDays: order.sold?.reviewDays ?? clientDays.review,
    dueBy: due && moment(due),
    since: since ? formatDay(since, timeZone) : null,
    payBy: payBy ? calendarDay(payBy) : null,
    paid: paidCents > 0 || order.events.some(({ to }) => to === 'Paid'),
    hasTerms,
    isContacted,
    saysPaid: Boolean(saidPaidAt),
    hasBrief: order.note !== '',
    sentOutside: order.sentOutside,
    isMixed: known.isMixed ?? false,
  }
  const isAwaited = order.status === 'Pending Contact' && !isContacted
  const end = isAwaited ? new Date(order.contactBy) : due
  const late = latenessOf(order.deliverBy, order.sold?.graceDays ?? figures.graceDays, now)
  return {
    facts,
    overdue: end !== null && end.getTime() < now,
    late: late && { ...late, since: moment(late.since), graceEnd: moment(late.graceEnd) },
  }
}

/** End of the period that runs in the order's state. */
function dueAt(order: OrderDetail, reviewEnd: string | null): Date | null {
  const { status, deliverBy } = order
  const end = deliverBy ?? (status === 'Delivered' ? reviewEnd : null)
  if (end !== null) return new Date(end)
  return status === 'Completed' ? daysSince(order, clientDays.refund) : null
}

function daysSince(order: OrderDetail, days: number): Date | null {
  const since = sinceOf(order)
  return since === undefined ? null : new Date(Date.parse(since) + days * dayMs)
}

/** Time at which the order entered its state. */
const sinceOf = ({ events, status }: OrderDetail) => events.findLast(({ to }) => to === status)?.at
