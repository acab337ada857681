/** The page that mailed links to an order open; their secret stands behind its `#`. */
export const linkPage = '/o'

/**
 * A request with this header comes from {@link linkPage}: whoever sends it acts as the holder of the link that is open
 * in the browser, and not as the client who may be signed in there too. Its value is not read.
 */
export const byLinkHeader = 'northword-by-link'
