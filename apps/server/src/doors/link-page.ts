import { linkPage } from '@northword/contract/by-link'
import { pathnameOf } from './page-address.ts'

/** True for the page of a mailed link to an order, and for forms on it. */
export const isOnLinkPage = (url: string) => pathnameOf(url) === linkPage || url.startsWith(`${linkPage}/`)

/**
 * These pages send their address to no other site. `no-referrer` would make browsers send `Origin: null` with forms,
 * as from another site.
 */
export const linkPageHeaders = { 'referrer-policy': 'same-origin' }
