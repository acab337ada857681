import { seed } from '@northword/seed/seed'
import type { LegalDocument } from './legal-document.ts'

export const privacy: LegalDocument = seed.policies.privacy
