import type { Feature } from '../../feature.ts'
import { consentForms, consentViews } from './consent.form.ts'

/** The visitor's choice, where no script keeps it: nothing of it is stored by us. */
export const consent: Feature = { forms: consentForms, views: consentViews }
