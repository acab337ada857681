import { siteContentOf } from '@northword/contract/content/site-content'
import { readItems } from './read-items.ts'

/** The matter of the studio that an empty database gets. Tests and builds check it, so that a start need not. */
export const seed = siteContentOf(readItems())
