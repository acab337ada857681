import { site } from '#site'
import type { LegalDocument } from './legal-document.ts'

export const privacy: LegalDocument = site.policies.privacy
