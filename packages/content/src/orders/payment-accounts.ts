import { site } from '#site'

/** Accounts for payments without a link. */
export const accounts = site.accounts

/** Days until a payment is due: before work begins, and on NET-30 terms. */
export const payWithinDays = { prepaid: 7, net30: 30 } as const
