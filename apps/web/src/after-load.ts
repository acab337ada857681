import { askForConsent } from './site/loader/ask-for-consent.ts'
import { fadeIn } from './site/loader/fade-in.ts'

/*
 * What every page runs besides its loader and does not need to be painted: a file of its own, which the loader
 * fetches after that.
 */

fadeIn()
askForConsent(document.documentElement)
