import { approvalUndo } from '@northword/content/orders/undo-pages'
import { UndoPage } from '../../link-pages/undo-page.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

const load = async () => (await import('../../link-pages/undo-calls.ts')).undoApproval

/** Page of a mailed link that undoes an approval. */
export default function UndoApprovalPage({ head }: PageProps) {
  return <UndoPage name="approval-undo" head={head} words={approvalUndo} load={load} />
}
