/** 256 random bits as base64url. */
export const linkTokenPattern = /^[\w-]{43}$/
