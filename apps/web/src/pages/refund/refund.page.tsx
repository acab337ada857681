import { refund } from '@northword/content/legal/refund'
import { LegalPage } from '../../features/legal/legal-page.tsx'
import type { PageProps } from '../../routes.tsx'

export default function RefundPage({ copy }: PageProps) {
  return <LegalPage copy={copy} document={refund} />
}
