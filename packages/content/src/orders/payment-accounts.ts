import { site } from '#site'

/** Accounts for payments without a link. */
export const accounts = site.accounts
