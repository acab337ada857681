import { askForConsent } from './site/loader/ask-for-consent.ts'
import { fadeIn } from './site/loader/fade-in.ts'

/*
 * Runs on every page after the first paint. A file of its own, which the loader fetches then.
 */

fadeIn()
askForConsent(document.documentElement)
