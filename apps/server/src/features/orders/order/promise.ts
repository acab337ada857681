import type { SiteContent } from '@northword/contract/content/site-content'
import { owesText } from '@northword/contract/orders/order-clock'
import { isWorkDue, type OrderStatus } from '@northword/contract/orders/order-status'
import type { Order } from './order.entity.ts'

const hourMs = 3_600_000

/**
 * Promised time of a text when an order enters a state: the turnaround sold, from when brief and payment (or NET-30
 * terms) are in. Without a brief nothing is promised before work begins; a revision takes as long as the text.
 * @param order as it was before, with its present terms
 * @returns a time to store, never computed again; null if nothing is promised
 */
export function promiseOf(
  { status, sold, note, dueAt, terms }: Pick<Order, 'status' | 'sold' | 'note' | 'dueAt' | 'terms'>,
  to: OrderStatus,
  at: Date,
): Date | null {
  const turnaround =
    sold?.turnaround.kind === 'hours' ? new Date(at.getTime() + sold.turnaround.maxHours * hourMs) : null
  if (to === 'Revision') return turnaround
  // A standing promise keeps its time. Before the price was agreed it concerned the first contact.
  const promised = (status === 'Pending Contact' ? null : dueAt) ?? turnaround
  if (to === 'In Production') return promised
  return isWorkDue(to, terms === 'net30') && note !== '' ? promised : null
}

/** Promised time of a text or a new version, ISO 8601. Null: none owed, or no time known. */
export const deliverBy = ({
  status,
  dueAt,
  terms,
}: Pick<Order, 'status' | 'dueAt' | 'terms'>): string | null =>
  owesText(status, terms === 'net30') && dueAt ? dueAt.toISOString() : null

/** Days to ask for changes after each version, as sold; for older orders those of now. */
export const reviewDaysOf = (
  { sold }: Pick<Order, 'sold'>,
  { figures }: Pick<SiteContent, 'figures'>,
): number => sold?.reviewDays ?? figures.reviewDays

/** True if the writer can begin: work is due and there is a brief. */
export const mayBegin = ({ status, terms, note }: Pick<Order, 'status' | 'terms' | 'note'>) =>
  note !== '' && isWorkDue(status, terms === 'net30')

/** Promised time of the first contact, as stored; for older orders by what the studio promises now. */
export const contactBy = (
  { createdAt, contactBy: stored }: Pick<Order, 'createdAt' | 'contactBy'>,
  { contactWithinHours }: Pick<SiteContent, 'contactWithinHours'>,
): Date => stored ?? new Date(createdAt.getTime() + contactWithinHours * hourMs)
