import { orderUndo } from '@northword/content/orders/undo-pages'
import { UndoPage } from '../../link-pages/undo-page.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

const load = async () => (await import('../../link-pages/undo-calls.ts')).undoCancellation

/** Page of a mailed link that undoes a cancellation. */
export default function OrderUndoPage({ head }: PageProps) {
  return <UndoPage name="order-undo" head={head} words={orderUndo} load={load} />
}
