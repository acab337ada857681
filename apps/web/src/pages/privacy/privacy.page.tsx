import { privacy } from '@northword/content/legal/privacy'
import { LegalPage } from '../../features/legal/legal-page.tsx'
import type { PageProps } from '../../routes.tsx'

export default function PrivacyPage({ copy }: PageProps) {
  return <LegalPage copy={copy} document={privacy} />
}
