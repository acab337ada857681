import { terms } from '@northword/content/legal/terms'
import { LegalPage } from '../../features/legal/legal-page.tsx'
import type { PageProps } from '../../routes.tsx'

export default function TermsPage({ copy }: PageProps) {
  return <LegalPage copy={copy} document={terms} />
}
