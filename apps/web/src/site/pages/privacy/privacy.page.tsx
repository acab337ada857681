import { privacy } from '@northword/content/legal/privacy'
import { LegalPage } from '../../legal/legal-page.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

export default function PrivacyPage({ copy }: PageProps) {
  return <LegalPage copy={copy} document={privacy} />
}
