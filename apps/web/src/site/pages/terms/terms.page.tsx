import { terms } from '@northword/content/legal/terms'
import { LegalPage } from '../../legal/legal-page.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

export default function TermsPage({ head }: PageProps) {
  return <LegalPage head={head} document={terms} />
}
