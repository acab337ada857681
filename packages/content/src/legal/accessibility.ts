import { site } from '#site'
import type { LegalDocument } from './legal-document.ts'

export const accessibility: LegalDocument = site.policies.accessibility
