/** The share that the refund policy turns on. Its sentences say it, and the desk works out refunds with it. */
export const refundPolicy = {
  /** From this share of the work on, in percent, a change of mind brings nothing back. */
  noneFromPercent: 50,
  /** Business hours within which money goes back: five business days of nine hours. */
  decideWithinHours: 45,
  /** The address of the published policy. */
  path: '/legal/refund',
} as const
