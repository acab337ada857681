import { draftPrefix } from '@northword/contract/device-key-names'
import type { OrderDraft } from '@northword/contract/on-device'
import { endDraft, isEndOfDraft, isWithdrawal, keep, readKept } from '../consent/functional-storage.ts'

const keyOf = (sku: string) => draftPrefix + sku

/** Whether a form for this service was left half filled. */
export const hasDraft = (sku: string) => readKept(keyOf(sku)) !== null

/**
 * The form that was left half filled for this service; null where there is none or it cannot be read.
 * Rejects where the code that reads it cannot be fetched; a later call tries again.
 */
export async function findDraft(sku: string): Promise<OrderDraft | null> {
  if (!hasDraft(sku)) return null
  const { readDraft } = await import('./read-draft.ts')
  return readDraft(readKept(keyOf(sku)))
}

/** Keeps the form, in this tab or, with consent, on this device; false where the browser refuses to. */
export function writeDraft(sku: string, draft: OrderDraft): boolean {
  return keep(keyOf(sku), JSON.stringify(draft))
}

/** Forgets the form of this service. */
export function removeDraft(sku: string) {
  endDraft(keyOf(sku))
}

interface DraftWatch {
  /** Another tab has sent or cancelled the form. */
  onEnd: () => void
  /** Consent was withdrawn in another tab, which took along what the device had kept. */
  onWithdrawal: () => void
}

/** Calls back when another tab changes what becomes of the form of this service; returns the way out. */
export function watchDraft(sku: string, { onEnd, onWithdrawal }: DraftWatch): () => void {
  const onStorage = (event: StorageEvent) => {
    if (isEndOfDraft(keyOf(sku), event)) onEnd()
    if (isWithdrawal(keyOf(sku), event)) onWithdrawal()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
