/** Figures of the refund policy, for its sentences and for the desk's computation. */
export const refundPolicy = {
  /** Percent of the work from which a change of mind is not refunded. */
  noneFromPercent: 50,
  /** Business days until a refund. */
  decideWithinDays: 5,
  /** Address of the published policy. */
  path: '/legal/refund',
} as const
