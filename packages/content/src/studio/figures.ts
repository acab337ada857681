/** Figures that sentences repeat. A test compares them with the catalogue, which pages need not load for them. */
export const figures = {
  /** Words of the longest piece with a turnaround of 24 hours. */
  quickWords: '1,500',
  /** Longest turnaround. */
  longestDays: 10,
  /** Days to ask for changes. */
  reviewDays: 14,
  /** Days to ask for a refund after Completed. */
  refundDays: 30,
  /** Days of delay after which the client can cancel. */
  graceDays: 7,
  /** Price of a further revision round. */
  extraRevision: '$35',
} as const
