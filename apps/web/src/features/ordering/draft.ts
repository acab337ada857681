import { orderDraft, type OrderDraft } from '@northword/contract/on-device'
import { readJson, removeItem, writeItem } from '../device/device-storage.ts'

const keyOf = (sku: string) => `nw_draft:${sku}`

/** The form that was left half filled for this service; null where there is none or it cannot be read. */
export function readDraft(sku: string): OrderDraft | null {
  return orderDraft.safeParse(readJson(keyOf(sku))).data ?? null
}

/** Keeps the form on this device; false where the browser refuses to. */
export function writeDraft(sku: string, draft: OrderDraft): boolean {
  return writeItem(keyOf(sku), JSON.stringify(draft))
}

/** Forgets the form of this service. */
export function removeDraft(sku: string) {
  removeItem(keyOf(sku))
}

/** Calls back when another tab has sent or cancelled the form of this service; returns the way out. */
export function watchDraftRemoval(sku: string, onRemoval: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === keyOf(sku) && newValue === null)) onRemoval()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
