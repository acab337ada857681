import { draftPrefix } from '@northword/contract/device-key-names'
import type { OrderDraft } from '@northword/contract/on-device'
import { toStored } from '@northword/contract/stored-order'
import { endDraft, isEndOfDraft, isWithdrawal, keep, readKept } from '../../consent/functional-storage.ts'
import { parseJson } from '../../device/device-storage.ts'

/** A form on this device: for which service, and the id of who wrote it; null for a guest. */
export interface DraftPlace {
  sku: string
  writtenBy: string | null
}

/** Everybody who signs in here has drafts of their own, which nobody else is shown. */
const keyOf = ({ sku, writtenBy }: DraftPlace) =>
  draftPrefix + (writtenBy === null ? sku : `${sku}:${writtenBy}`)

/** Whether a form was left half filled there. */
export const hasDraft = (place: DraftPlace) => readKept(keyOf(place)) !== null

/**
 * The form that was left half filled there; null where there is none or it cannot be read.
 * Rejects where the rules that read it cannot be fetched; a later call tries again.
 */
export async function findDraft(place: DraftPlace): Promise<OrderDraft | null> {
  if (!hasDraft(place)) return null
  const { orderDraft } = await import('@northword/contract/on-device')
  return orderDraft.safeParse(parseJson(readKept(keyOf(place)))).data ?? null
}

/** Keeps the form in this tab or, with consent, on this device; false where the browser refuses to. */
export function writeDraft(place: DraftPlace, draft: OrderDraft): boolean {
  return keep(keyOf(place), JSON.stringify({ ...draft, sent: draft.sent.map(toStored) }))
}

/** Removes the form from this browser. */
export function removeDraft(place: DraftPlace) {
  endDraft(keyOf(place))
}

interface DraftWatch {
  /** Another tab has sent or cancelled the form. */
  onEnd: () => void
  /** Consent was withdrawn in another tab, which removed what the device had kept. */
  onWithdrawal: () => void
}

/** Calls back when another tab changes what becomes of the form at `placeNow()`. Returns a function that stops it. */
export function watchDraft(placeNow: () => DraftPlace, { onEnd, onWithdrawal }: DraftWatch): () => void {
  const onStorage = (event: StorageEvent) => {
    const key = keyOf(placeNow())
    if (isEndOfDraft(key, event)) onEnd()
    if (isWithdrawal(key, event)) onWithdrawal()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
