import { isWorkDue, type OrderStatus } from './order-status.ts'
import type { PieceView } from './text-views.ts'

/* The dates of an order that both sides see, each worked out in one place. */

const dayMs = 86_400_000

/** Whether the studio owes a text in this state, or a new version of one. */
export const owesText = (status: OrderStatus, hasTerms: boolean): boolean =>
  isWorkDue(status, hasTerms) || status === 'In Production' || status === 'Revision'

/** How late the studio is with a text. */
export interface Lateness {
  /** When it was due. */
  since: Date
  /** Until when the policy gives the studio time. */
  graceEnd: Date
  isGraceOver: boolean
}

/** How late a text is that was promised by a moment, in ISO 8601; null where it is in time, or none is promised. */
export function latenessOf(deliverBy: string | null, graceDays: number, now: number): Lateness | null {
  if (deliverBy === null || Date.parse(deliverBy) >= now) return null
  const since = new Date(deliverBy)
  const graceEnd = new Date(since.getTime() + graceDays * dayMs)
  return { since, graceEnd, isGraceOver: graceEnd.getTime() < now }
}

/** When the time for changes is over, which runs from the latest version of any text; null where none was delivered. */
export function reviewEndOf(
  pieces: readonly { versions: readonly Pick<PieceView['versions'][number], 'deliveredAt'>[] }[],
  reviewDays: number,
): Date | null {
  const all = pieces.flatMap(({ versions }) => versions.map(({ deliveredAt }) => Date.parse(deliveredAt)))
  return all.length === 0 ? null : new Date(Math.max(...all) + reviewDays * dayMs)
}
