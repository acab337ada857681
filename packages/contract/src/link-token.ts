/** The shape of the secret of a mailed link: 256 random bits, base64url. */
export const linkTokenPattern = /^[\w-]{43}$/
