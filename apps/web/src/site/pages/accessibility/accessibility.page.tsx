import { accessibility } from '@northword/content/legal/accessibility'
import { LegalPage } from '../../legal/legal-page.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

export default function AccessibilityPage({ head }: PageProps) {
  return <LegalPage head={head} document={accessibility} />
}
