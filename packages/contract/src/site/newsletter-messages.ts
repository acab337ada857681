/** The server's sentences about the newsletter, and those without an answer. */
export const newsletterMessages = {
  /** The same for an address that is subscribed already. */
  asked: 'Please check your inbox. Our email has a link, and the newsletter starts once you have used it.',
  confirmed: 'You are subscribed. A welcome email is on its way.',
  unsubscribed: 'You are unsubscribed, and we have deleted your address from our list.',
  failed: 'Failed to subscribe. Please try again.',
  unreachable: 'Failed to subscribe. Please check your connection and try again.',
} as const

/** The server's sentences about an unsubscription, which no page has before it is answered. */
export const unsubscribeMessages = {
  already: 'You are unsubscribed already. There is nothing more to do.',
  linkExpired:
    'This link has expired or is not complete. Please use the one in the latest email, or write to us.',
} as const
