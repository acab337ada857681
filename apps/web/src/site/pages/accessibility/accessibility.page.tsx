import { accessibility } from '@northword/content/legal/accessibility'
import { LegalPage } from '../../legal/legal-page.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

export default function AccessibilityPage({ copy }: PageProps) {
  return <LegalPage copy={copy} document={accessibility} />
}
