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
