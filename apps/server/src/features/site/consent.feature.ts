import type { Feature } from '../../feature.ts'
import { consentForms, consentViews } from './consent.form.ts'

/** Cookie consent in browsers without scripts. The server stores nothing. */
export const consent: Feature = { forms: consentForms, views: consentViews }
