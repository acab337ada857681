import type { OrderDraft, TypedForm } from '@northword/contract/on-device'
import { useEffect, useState } from 'react'
import { randomUuid } from '../../device/random-uuid.ts'
import type { SessionHint } from '../../session/session-hint.ts'
import { currentReader, currentSession } from '../../session/session-store.ts'
import { type DraftPlace, removeDraft, watchDraft, writeDraft } from './stored-draft.ts'

const pauseMs = 400

/**
 * The draft of one service's form: what was typed, and what was sent without an answer. It is stored in this
 * browser shortly after the last key, and when the page or the form is closed.
 * @param found the stored draft of an earlier form
 * @param built what a form began with that was there before any script
 */
export function useOrderDraft(sku: string, found: OrderDraft | null, built?: BuiltForm) {
  const [draft] = useState(() => openDraft(sku, found, built))

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

/** What a form began with that was there before any script. */
export interface BuiltForm {
  /** The key under which the browser posts it by itself; null where the server gave none. */
  key: string | null
  /** Who was signed in when the server completed its page. */
  user: SessionHint | null
}

/** A draft belongs to whoever was signed in when it was begun, also if somebody else signs in later. */
function openDraft(sku: string, found: OrderDraft | null, built?: BuiltForm) {
  let place: DraftPlace = { sku, writtenBy: currentReader() }
  let draft = found ?? newDraft(built)
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
  /** Stores what was typed last. */
  const flush = () => {
    if (timer !== undefined) save(draft)
  }
  /** Begins a draft of whoever is signed in now, or takes up their stored one; another stays for its writer. */
  const begin = (stored?: OrderDraft) => {
    stopTimer()
    draft = stored ?? newDraft()
    isStored = stored !== undefined
    place = { sku, writtenBy: currentReader() }
  }
  const forget = () => {
    removeDraft(place)
    begin()
  }
  /** Stores the draft again after another tab has removed it. */
  const storeAgain = () => {
    if (isStored) save(draft)
  }
  /** Another tab has sent or cancelled the draft: this is a new order, unless it was sent and never answered. */
  const renewKey = () => {
    if (draft.sent.length === 0) draft = { ...draft, idempotencyKey: randomUuid() }
  }
  return { current: () => draft, place: () => place, save, type, flush, begin, forget, storeAgain, renewKey }
}

/** An untouched form: name and email of the person who is signed in, and a key of its own. */
function newDraft(built?: BuiltForm): OrderDraft {
  const user = built?.user ?? currentSession()
  const values = { fullName: user?.name ?? '', email: user?.email ?? '', phone: '', note: '' }
  return { version: 1, values, idempotencyKey: built?.key ?? randomUuid(), sent: [] }
}
