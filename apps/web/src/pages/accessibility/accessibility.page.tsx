import { accessibility } from '@northword/content/legal/accessibility'
import { LegalPage } from '../../features/legal/legal-page.tsx'
import type { PageProps } from '../../routes.tsx'

export default function AccessibilityPage({ copy }: PageProps) {
  return <LegalPage copy={copy} document={accessibility} />
}
