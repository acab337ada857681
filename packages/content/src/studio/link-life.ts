/** Lifetime of mailed links: hours for the server, words for mails and pages. */
export const linkLife = {
  verifyEmail: { hours: 48, words: '48 hours' },
  resetPassword: { hours: 1, words: 'one hour' },
  signIn: { hours: 1, words: 'one hour' },
  confirmNewsletter: { hours: 72, words: '72 hours' },
} as const

/** Days that a link to an order works, and at most once the order is over. */
export const orderLinkDays = { open: 90, over: 30 } as const

/** Time to undo a cancellation or an approval by link. */
export const undoLife = { hours: 24, words: '24 hours' } as const
