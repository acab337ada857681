import { currentReader } from '../../session/session-store.ts'
import { findDraft } from '../form/stored-draft.ts'

/**
 * The code of the order dialog, with what was left half filled. Rejects where it cannot be fetched; a
 * later call tries again.
 */
export const loadOrderDialog = (sku: string) =>
  withDraft(sku, async () => (await import('../form/order-dialog.tsx')).OrderDialog)

/** The code of the form on a service card, in the same way. */
export const loadOrderCard = (sku: string) =>
  withDraft(sku, async () => (await import('../form/order-card.tsx')).OrderCard)

async function withDraft<Form>(sku: string, load: () => Promise<Form>) {
  const place = { sku, writtenBy: currentReader() }
  const [Form, found] = await Promise.all([load(), findDraft(place)])
  return { Form, found }
}
