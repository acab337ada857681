import { linkPage } from '@northword/contract/people/by-link'
import { pathnameOf } from './page-address.ts'

export const isOnLinkPage = (url: string) => pathnameOf(url) === linkPage || url.startsWith(`${linkPage}/`)

/** Sends no referrer to other sites. `no-referrer` would make browsers send `Origin: null` with forms. */
export const linkPageHeaders = { 'referrer-policy': 'same-origin' }
