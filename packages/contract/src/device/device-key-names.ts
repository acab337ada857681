/* Storage names, explained in device-keys.ts. Apart, so that a page with one name does not load the whole table. */

/** Cookies; prefixed by `__Host-` on https. */
export const sessionCookie = 'nw_session'
export const claimCookie = 'nw_claim'
export const deviceCookie = 'nw_device'
export const orderCookie = 'nw_order'
/** Address that a form has redirected to. */
export const sentCookie = 'nw_sent'
/** Of browsers that look at the drafts of the site. */
export const previewCookie = 'nw_preview'
/* Cookies of the desk, which visitors of the site never get: not in device-keys.ts. */
export const deskCookie = 'nw_desk'
export const deskDeviceCookie = 'nw_desk_device'

/** The signed-in user, for display: never a permission. */
export const userKey = 'nw_user'
export const sessionIdKey = 'nw_session_id'

/* The consent answer: in localStorage, or in cookies without scripts. See stored-answer.ts. */

/** `true` once the visitor has answered the cookie banner. */
export const consentFlagKey = 'cookiesAccepted'
/** Four booleans as JSON. */
export const preferencesKey = 'cookiePreferences'
/** Date of the answer. */
export const consentDayKey = 'nw_consent_day'

/** Followed by a SKU, or by the place of a comment or a message. */
export const draftPrefix = 'nw_draft:'
/** Followed by an idempotency key. */
export const outboxPrefix = 'nw_outbox:'

export const colorSchemeKey = 'nw_color_scheme'
export const scrollKey = 'nw_scroll'
