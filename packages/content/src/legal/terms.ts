import { site } from '#site'
import type { LegalDocument } from './legal-document.ts'

export const terms: LegalDocument = site.policies.terms
