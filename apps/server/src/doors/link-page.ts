import { linkPage } from '@northword/contract/by-link'
import { pathnameOf } from './page-address.ts'

/** Whether an address is that of the page of a mailed link to an order, or of a form on it. */
export const isOnLinkPage = (url: string) => pathnameOf(url) === linkPage || url.startsWith(`${linkPage}/`)

/**
 * Beside the headers of every answer: these pages name themselves to nobody else. With `no-referrer` browsers would say
 * `Origin: null` of their forms, which then look like those of another site.
 */
export const linkPageHeaders = { 'referrer-policy': 'same-origin' }
