import type { OrderStatus } from './order-status.ts'

/** The figures of the published refund policy. */
export interface RefundPolicy {
  /** From this share of the work on, in percent, a change of mind brings nothing back. */
  noneFromPercent: number
}

/** What the policy asks for. Money is integer US cents. */
export interface RefundFacts {
  status: OrderStatus
  /** How much of the work is done, in percent from 0 to 100. */
  workDonePercent: number
  /** Whether the revisions failed, the text is copied or too late, or the studio cannot do the work. */
  isOurFailure: boolean
  chargedCents: number
  /** Payments less what was given back already. */
  keptCents: number
}

/** The rule of the policy that an order comes under. */
export type RefundRule = 'failure' | 'early' | 'partly' | 'tooFar'

/** Which rule holds. Its time limits are for people to judge. */
export function refundRule(
  { noneFromPercent }: RefundPolicy,
  { status, isOurFailure, workDonePercent }: Omit<RefundFacts, 'chargedCents' | 'keptCents'>,
): RefundRule {
  if (isOurFailure) return 'failure'
  if (isBeforeWork(status)) return 'early'
  return isWorkDone(status) || workDonePercent >= noneFromPercent ? 'tooFar' : 'partly'
}

/**
 * What the policy gives back, in US cents; never more than is left of what was paid. Before work begins and for a
 * failure of ours it is everything; then the price less the share of the work that is done; from
 * `noneFromPercent` on, only what was paid too much.
 */
export function refundByPolicy(policy: RefundPolicy, facts: RefundFacts): number {
  const { workDonePercent, chargedCents, keptCents } = facts
  const rule = refundRule(policy, facts)
  if (rule === 'failure' || rule === 'early') return keptCents
  const earnedCents = rule === 'tooFar' ? chargedCents : Math.floor((chargedCents * workDonePercent) / 100)
  return Math.max(0, keptCents - earnedCents)
}

const isBeforeWork = (status: OrderStatus) =>
  status === 'Pending Contact' || status === 'Awaiting Payment' || status === 'Paid'

/** A first draft is half of the work, by the policy. */
const isWorkDone = (status: OrderStatus) =>
  status === 'Delivered' || status === 'Revision' || status === 'Completed'
