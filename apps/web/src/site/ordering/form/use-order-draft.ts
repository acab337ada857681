import type { OrderDraft, TypedForm } from '@northword/contract/on-device'
import { useEffect, useState } from 'react'
import { randomUuid } from '../../device/random-uuid.ts'
import { currentReader, currentSession } from '../../session/session-store.ts'
import { type DraftPlace, removeDraft, watchDraft, writeDraft } from './stored-draft.ts'

const pauseMs = 400

/**
 * The draft of one service's form: what was typed, and what was sent without an answer. It is stored in this
 * browser, shortly after the last key and when the page or the form goes away. `found` is what an earlier
 * form has left.
 */
export function useOrderDraft(sku: string, found: OrderDraft | null) {
  const [draft] = useState(() => openDraft(sku, found))

  useEffect(() => {
    const stopWatching = watchDraft(draft.place, { onEnd: draft.renewKey, onWithdrawal: draft.storeAgain })
    window.addEventListener('pagehide', draft.flush)
    return () => {
      stopWatching()
      window.removeEventListener('pagehide', draft.flush)
      draft.flush()
    }
  }, [draft])

  return draft
}

/** A draft belongs to who was signed in when it was begun, whoever may be signed in later. */
function openDraft(sku: string, found: OrderDraft | null) {
  let place: DraftPlace = { sku, writtenBy: currentReader() }
  let draft = found ?? newDraft()
  let isStored = found !== null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const save = (next: OrderDraft) => {
    stopTimer()
    draft = next
    isStored = writeDraft(place, next)
  }

  const type = (values: TypedForm) => {
    stopTimer()
    draft = { ...draft, values }
    timer = setTimeout(() => save(draft), pauseMs)
  }
  /** Stores what is not stored yet. */
  const flush = () => {
    if (timer !== undefined) save(draft)
  }
  /** Leaves what is stored to its writer, and begins a draft of who is signed in now. */
  const begin = () => {
    stopTimer()
    draft = newDraft()
    isStored = false
    place = { sku, writtenBy: currentReader() }
  }
  const forget = () => {
    removeDraft(place)
    begin()
  }
  /** After another tab has removed it. */
  const storeAgain = () => {
    if (isStored) save(draft)
  }
  /** The draft has ended in another tab: this is another order, unless it was sent and never answered. */
  const renewKey = () => {
    if (draft.sent.length === 0) draft = { ...draft, idempotencyKey: randomUuid() }
  }
  return { current: () => draft, place: () => place, save, type, flush, begin, forget, storeAgain, renewKey }
}

/** An untouched form: name and email of the person who is signed in, and a key of its own. */
function newDraft(): OrderDraft {
  const user = currentSession()
  const values = { fullName: user?.name ?? '', email: user?.email ?? '', phone: '', note: '' }
  return { version: 1, values, idempotencyKey: randomUuid(), sent: [] }
}
