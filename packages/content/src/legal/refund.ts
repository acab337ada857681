import { site } from '#site'
import type { LegalDocument } from './legal-document.ts'

export const refund: LegalDocument = site.policies.refund
