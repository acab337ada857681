import { isWorkDue, type OrderStatus } from './order-status.ts'

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
