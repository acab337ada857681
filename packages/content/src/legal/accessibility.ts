import { seed } from '@northword/seed/seed'
import type { LegalDocument } from './legal-document.ts'

export const accessibility: LegalDocument = seed.policies.accessibility
