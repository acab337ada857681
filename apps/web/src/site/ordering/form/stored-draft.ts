import { draftPrefix } from '@northword/contract/device-key-names'
import type { OrderDraft } from '@northword/contract/on-device'
import { parseJson } from '@northword/contract/parse-json'
import { toStored } from '@northword/contract/stored-order'
import { endDraft, isEndOfDraft, isWithdrawal, keep, readKept } from '../../consent/functional-storage.ts'

/** Which draft: of which service, and the id of its writer; null for a guest. */
export interface DraftPlace {
  sku: string
  writtenBy: string | null
}

/** Everybody who signs in here has their own drafts, and is shown no others. */
const keyOf = ({ sku, writtenBy }: DraftPlace) =>
  draftPrefix + (writtenBy === null ? sku : `${sku}:${writtenBy}`)

/** Whether there is a stored draft. */
export const hasDraft = (place: DraftPlace) => readKept(keyOf(place)) !== null

/**
 * The stored draft; null where there is none or it cannot be read.
 * Rejects where its schema cannot be fetched; a later call tries again.
 */
export async function findDraft(place: DraftPlace): Promise<OrderDraft | null> {
  if (!hasDraft(place)) return null
  const { orderDraft } = await import('@northword/contract/on-device')
  return orderDraft.safeParse(parseJson(readKept(keyOf(place)))).data ?? null
}

/** Stores a draft in this tab or, with consent, on this device; false where the browser refuses. */
export function writeDraft(place: DraftPlace, draft: OrderDraft): boolean {
  return keep(keyOf(place), JSON.stringify({ ...draft, sent: draft.sent.map(toStored) }))
}

/** Removes a draft from this browser. */
export function removeDraft(place: DraftPlace) {
  endDraft(keyOf(place))
}

interface DraftWatch {
  /** Another tab has sent or cancelled the order. */
  onEnd: () => void
  /** Another tab has withdrawn consent, which removed the draft from the device. */
  onWithdrawal: () => void
}

/** Calls back when another tab has removed the draft at `placeNow()`. Returns a function that stops it. */
export function watchDraft(placeNow: () => DraftPlace, { onEnd, onWithdrawal }: DraftWatch): () => void {
  const onStorage = (event: StorageEvent) => {
    const key = keyOf(placeNow())
    if (isEndOfDraft(key, event)) onEnd()
    if (isWithdrawal(key, event)) onWithdrawal()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
