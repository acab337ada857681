import type { OrderStatus } from '../orders/order-status.ts'

/** Figures of the published refund policy. */
export interface RefundPolicy {
  /** Percent of the work from which a change of mind is not refunded. */
  noneFromPercent: number
}

/** Money is integer US cents. */
export interface RefundFacts {
  status: OrderStatus
  /** 0 to 100. */
  workDonePercent: number
  /** The revisions failed, the text is copied or too late, or the studio cannot do the work. */
  isOurFailure: boolean
  chargedCents: number
  /** Payments less refunds. */
  keptCents: number
}

export type RefundRule = 'failure' | 'early' | 'partly' | 'tooFar'

/** Its time limits are left to people. */
export function refundRule(
  { noneFromPercent }: RefundPolicy,
  { status, isOurFailure, workDonePercent }: Omit<RefundFacts, 'chargedCents' | 'keptCents'>,
): RefundRule {
  if (isOurFailure) return 'failure'
  if (isBeforeWork(status)) return 'early'
  return isWorkDone(status) || workDonePercent >= noneFromPercent ? 'tooFar' : 'partly'
}

/**
 * The policy's refund in US cents, at most the payments left. All before work and for our failure, then the price
 * less the work done; from `noneFromPercent` on only an overpayment.
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
