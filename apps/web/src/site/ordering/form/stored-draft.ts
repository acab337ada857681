import { draftPrefix } from '@northword/contract/device/device-key-names'
import type { UnsentOrder } from '@northword/contract/device/on-device'
import { toStored } from '@northword/contract/device/stored-order'
import { endDraft, isEndOfDraft, isWithdrawal, keep, readKept } from '../../consent/functional-storage.ts'

/** Key of a draft: service, and its writer's id; null for a guest. */
export interface DraftPlace {
  sku: string
  writtenBy: string | null
}

/** Drafts are separate for each signed-in client. */
export const draftKey = ({ sku, writtenBy }: DraftPlace) =>
  draftPrefix + (writtenBy === null ? sku : `${sku}:${writtenBy}`)

export const hasDraft = (place: DraftPlace) => readKept(draftKey(place)) !== null

/**
 * A draft as `readDraft` finds it, or null. Rejects if the code that reads it cannot be fetched; the next call
 * retries.
 */
export async function findDraft(place: DraftPlace): Promise<UnsentOrder | null> {
  if (![place, { ...place, writtenBy: null }].some(hasDraft)) return null
  return (await import('./read-draft.ts')).readDraft(place)
}

/** Stored in this tab or, with consent, on the device. False if the browser refuses. */
export function writeDraft(place: DraftPlace, draft: UnsentOrder): boolean {
  return keep(draftKey(place), JSON.stringify({ ...draft, sent: draft.sent.map(toStored) }))
}

export function removeDraft(place: DraftPlace) {
  endDraft(draftKey(place))
}

interface DraftWatch {
  /** Another tab has sent or cancelled the order. */
  onEnd: () => void
  /** Another tab has withdrawn consent, which removed the draft. */
  onWithdrawal: () => void
}

/** Fires when another tab has removed the draft at `placeNow()`. Returns a function that unsubscribes. */
export function watchDraft(placeNow: () => DraftPlace, { onEnd, onWithdrawal }: DraftWatch): () => void {
  const onStorage = (event: StorageEvent) => {
    const key = draftKey(placeNow())
    if (isEndOfDraft(key, event)) onEnd()
    if (isWithdrawal(key, event)) onWithdrawal()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
