/** Page of mailed links to an order; the token follows its `#`. */
export const linkPage = '/o'

/**
 * Header of requests from {@link linkPage}: the sender acts as the link's holder, not as the signed-in client. The
 * value is ignored.
 */
export const byLinkHeader = 'northword-by-link'
