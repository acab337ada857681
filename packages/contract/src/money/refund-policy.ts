/** Figures of the refund policy, for its sentences and for the desk's computation. */
export const refundPolicy = {
  /** Percent of the work from which a change of mind is not refunded. */
  noneFromPercent: 50,
  /** Business hours until a refund: five business days of nine hours. */
  decideWithinHours: 45,
  /** Address of the published policy. */
  path: '/legal/refund',
} as const
