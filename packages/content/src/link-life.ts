/**
 * How long each link that we mail is good, in hours and in words. The server counts the hours; mails and pages
 * say the words.
 */
export const linkLife = {
  verifyEmail: { hours: 48, words: '48 hours' },
  resetPassword: { hours: 1, words: 'one hour' },
  signIn: { hours: 1, words: 'one hour' },
  confirmNewsletter: { hours: 72, words: '72 hours' },
} as const

/** In days: how long a link to an order works, and how long at most once the order is over. */
export const orderLinkDays = { open: 90, over: 30 } as const

/** How long a cancellation or an approval by link can be taken back. */
export const undoLife = { hours: 24, words: '24 hours' } as const
