/**
 * Figures that sentences repeat, each written here once. A test compares them with the catalogue; they are not
 * worked out from it, because a page that shows no catalogue need not fetch it.
 */
export const figures = {
  /** Words of the longest piece that is delivered within 24 hours. */
  quickWords: '1,500',
  /** Days of the longest turnaround of a service. */
  longestDays: 10,
  /** Days within which changes can be asked for. */
  reviewDays: 14,
  /** Days within which a refund can be asked for after the order is Completed. */
  refundDays: 30,
  /** Days by which a text may be late before its client can cancel for it. */
  graceDays: 7,
  /** The price of a revision round beyond those of the card. */
  extraRevision: '$35',
} as const
