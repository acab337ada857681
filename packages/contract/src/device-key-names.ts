/*
 * The names under which the product stores something on a visitor's device. Each one is explained in
 * device-keys.ts, apart from here, so that a page that needs a name does not carry the whole table.
 */

/** Cookies; on https their names begin with `__Host-`. */
export const sessionCookie = 'nw_session'
export const claimCookie = 'nw_claim'
export const deviceCookie = 'nw_device'
export const orderCookie = 'nw_order'
/** The address to which a form has just led. */
export const sentCookie = 'nw_sent'
/* Of the desk, which no visitor of the site comes across: they are not in device-keys.ts. */
export const deskCookie = 'nw_desk'
export const deskDeviceCookie = 'nw_desk_device'

/** Who is signed in, to show it: never a permission. */
export const userKey = 'nw_user'
export const sessionIdKey = 'nw_session_id'

/* The visitor's answer: on the device, or where no script runs in cookies. See stored-answer.ts. */

/** `true` once the visitor has answered the cookie banner. */
export const consentFlagKey = 'cookiesAccepted'
/** The four booleans of the visitor's answer, as JSON. */
export const preferencesKey = 'cookiePreferences'
/** The day of the answer. */
export const consentDayKey = 'nw_consent_day'

/** Followed by a SKU, or by what a comment is on. */
export const draftPrefix = 'nw_draft:'
/** Followed by an idempotency key. */
export const outboxPrefix = 'nw_outbox:'

export const colorSchemeKey = 'nw_color_scheme'
export const scrollKey = 'nw_scroll'
