import { owesText } from '@northword/contract/order-clock'
import { isWorkDue, type OrderStatus } from '@northword/contract/order-status'
import type { Order } from './order.entity.ts'

const hourMs = 3_600_000

/**
 * The instant by which the studio promises a text when an order comes into a state: after the turnaround that was sold,
 * counted from the moment that both brief and payment are in, or the terms that let the payment wait. An order without a
 * brief is promised nothing until work begins, which says that the brief is there. A revision takes as long as the text.
 * @param order as it was before, with its present terms
 * @returns what is stored and never worked out again; null where nothing is promised
 */
export function promiseOf(
  { status, sold, note, dueAt, terms }: Pick<Order, 'status' | 'sold' | 'note' | 'dueAt' | 'terms'>,
  to: OrderStatus,
  at: Date,
): Date | null {
  const turnaround =
    sold?.turnaround.kind === 'hours' ? new Date(at.getTime() + sold.turnaround.maxHours * hourMs) : null
  if (to === 'Revision') return turnaround
  // A promise that stands keeps its instant. The one before the price was agreed concerned the first contact.
  const promised = (status === 'Pending Contact' ? null : dueAt) ?? turnaround
  if (to === 'In Production') return promised
  return isWorkDue(to, terms === 'net30') && note !== '' ? promised : null
}

/** By when the studio has promised a text, or a new version of one, in ISO 8601; null where it owes none, or no day is known. */
export const deliverBy = ({
  status,
  dueAt,
  terms,
}: Pick<Order, 'status' | 'dueAt' | 'terms'>): string | null =>
  owesText(status, terms === 'net30') && dueAt ? dueAt.toISOString() : null

/** Whether its writer can begin: work is due, and there is a brief to write by. */
export const mayBegin = ({ status, terms, note }: Pick<Order, 'status' | 'terms' | 'note'>) =>
  note !== '' && isWorkDue(status, terms === 'net30')
