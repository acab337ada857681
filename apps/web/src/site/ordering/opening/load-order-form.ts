import { currentReader } from '../../session/session-store.ts'
import { findDraft } from '../form/stored-draft.ts'

/** Loads the dialog and the stored draft. Rejects if that fails; the next call retries. */
export const loadOrderDialog = (sku: string) =>
  withDraft(sku, async () => (await import('../form/order-dialog.tsx')).OrderDialog)

/** As {@link loadOrderDialog}. */
export const loadOrderCard = (sku: string) =>
  withDraft(sku, async () => (await import('../form/order-card.tsx')).OrderCard)

async function withDraft<Form>(sku: string, load: () => Promise<Form>) {
  const place = { sku, writtenBy: currentReader() }
  const [Form, found] = await Promise.all([load(), findDraft(place)])
  return { Form, found }
}
