import { privacy } from '@northword/content/legal/privacy'
import { LegalPage } from '../../legal/legal-page.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

export default function PrivacyPage({ head }: PageProps) {
  return <LegalPage head={head} document={privacy} />
}
