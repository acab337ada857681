import { isWorkDue, type OrderStatus } from './order-status.ts'
import type { PieceView } from '../texts/text-views.ts'

/* Dates of an order that client and desk both show. */

const dayMs = 86_400_000

/** The studio owes a text, or a new version of one. */
export const owesText = (status: OrderStatus, hasTerms: boolean): boolean =>
  isWorkDue(status, hasTerms) || status === 'In Production' || status === 'Revision'

export interface Lateness {
  /** The promised time. */
  since: Date
  /** End of the policy's grace period. */
  graceEnd: Date
  isGraceOver: boolean
}

/** `deliverBy` is ISO 8601. Null if in time, or if nothing is promised. */
export function latenessOf(deliverBy: string | null, graceDays: number, now: number): Lateness | null {
  if (deliverBy === null || Date.parse(deliverBy) >= now) return null
  const since = new Date(deliverBy)
  const graceEnd = new Date(since.getTime() + graceDays * dayMs)
  return { since, graceEnd, isGraceOver: graceEnd.getTime() < now }
}

/** End of the time for changes, counted from the latest version of any text; null before a delivery. */
export function reviewEndOf(
  pieces: readonly { versions: readonly Pick<PieceView['versions'][number], 'deliveredAt'>[] }[],
  reviewDays: number,
): Date | null {
  const all = pieces.flatMap(({ versions }) => versions.map(({ deliveredAt }) => Date.parse(deliveredAt)))
  return all.length === 0 ? null : new Date(Math.max(...all) + reviewDays * dayMs)
}
