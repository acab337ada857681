import { refund } from '@northword/content/legal/refund'
import { LegalPage } from '../../legal/legal-page.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

export default function RefundPage({ head }: PageProps) {
  return <LegalPage head={head} document={refund} />
}
