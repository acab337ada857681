import { currentReader } from '../../session/session-store.ts'
import { findDraft } from '../form/stored-draft.ts'

/** Fetches the order dialog, with the stored draft. Rejects where that fails; a later call tries again. */
export const loadOrderDialog = (sku: string) =>
  withDraft(sku, async () => (await import('../form/order-dialog.tsx')).OrderDialog)

/** Fetches the form of a service card in the same way. */
export const loadOrderCard = (sku: string) =>
  withDraft(sku, async () => (await import('../form/order-card.tsx')).OrderCard)

async function withDraft<Form>(sku: string, load: () => Promise<Form>) {
  const place = { sku, writtenBy: currentReader() }
  const [Form, found] = await Promise.all([load(), findDraft(place)])
  return { Form, found }
}
