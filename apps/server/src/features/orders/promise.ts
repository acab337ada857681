import { owesText } from '@northword/contract/order-clock'
import type { OrderStatus } from '@northword/contract/order-status'
import type { Order } from './order.entity.ts'

const hourMs = 3_600_000

/**
 * The instant by which the studio promises a text when an order comes into a state: after the turnaround that was sold,
 * counted from the moment that both payment (or terms of payment) and brief are in. An order without a brief is
 * promised nothing until work begins, which says that the brief is there. A revision takes as long as the text. Null where nothing is promised. It is stored,
 * and never worked out again.
 */
export function promiseOf(
  { status, sold, note, dueAt }: Pick<Order, 'status' | 'sold' | 'note' | 'dueAt'>,
  to: OrderStatus,
  at: Date,
): Date | null {
  const turnaround =
    sold?.turnaround.kind === 'hours' ? new Date(at.getTime() + sold.turnaround.maxHours * hourMs) : null
  if (to === 'Paid') return note === '' ? null : turnaround
  // What an order was promised before it was paid concerned the call or the payment.
  if (to === 'In Production') return (status === 'Paid' ? dueAt : null) ?? turnaround
  return to === 'Revision' ? turnaround : null
}

/** By when the studio has promised a text, or a new version of one, in ISO 8601; null where it owes none, or no day is known. */
export const deliverBy = ({ status, dueAt }: Pick<Order, 'status' | 'dueAt'>): string | null =>
  owesText(status) && dueAt ? dueAt.toISOString() : null
