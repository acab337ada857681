import type { UnsentOrder, TypedForm } from '@northword/contract/device/on-device'
import { useEffect, useState } from 'react'
import { randomUuid } from '../../device/random-uuid.ts'
import type { SessionHint } from '../../session/session-hint.ts'
import { currentReader, currentSession } from '../../session/session-store.ts'
import { typedFormOf } from './typed-form.ts'
import { type DraftPlace, removeDraft, watchDraft, writeDraft } from './stored-draft.ts'

const pauseMs = 400

/**
 * Draft of one service's form: typed values and unanswered attempts. Stored shortly after the last key, and on
 * leaving.
 * @param found the stored draft
 * @param built initial state of a server-rendered form
 */
export function useOrderDraft(sku: string, found: UnsentOrder | null, built?: BuiltForm) {
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

/** Initial state of a form that was in the HTML. */
export interface BuiltForm {
  /** Idempotency key in the HTML; null if the server gave none. */
  key: string | null
  /** The client that the server rendered for. */
  user: SessionHint | null
}

/** A draft belongs to the client who began it, whoever signs in later. */
function openDraft(sku: string, found: UnsentOrder | null, built?: BuiltForm) {
  let place: DraftPlace = { sku, writtenBy: currentReader() }
  let draft = found ?? newDraft(built)
  let isStored = found !== null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const save = (next: UnsentOrder) => {
    stopTimer()
    draft = next
    isStored = writeDraft(place, next)
  }

  const type = (values: TypedForm, isKept = true) => {
    stopTimer()
    draft = { ...draft, values }
    if (isKept) timer = setTimeout(() => save(draft), pauseMs)
  }
  /** Stores pending input. */
  const flush = () => {
    if (timer !== undefined) save(draft)
  }
  /** Starts a draft for the current reader, or resumes their stored one. Another writer's draft stays. */
  const begin = (stored?: UnsentOrder) => {
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
  /** Another tab has sent or cancelled the draft: this becomes a new order, unless an attempt is unanswered. */
  const renewKey = () => {
    if (draft.sent.length === 0) draft = { ...draft, idempotencyKey: randomUuid() }
  }
  return { current: () => draft, place: () => place, save, type, flush, begin, forget, storeAgain, renewKey }
}

/** Prefills name and email of the signed-in client. */
function newDraft(built?: BuiltForm): UnsentOrder {
  const user = built?.user ?? currentSession()
  const known: Record<string, string | undefined> = { fullName: user?.name, email: user?.email }
  const values = typedFormOf((name) => known[name])
  return { version: 1, values, idempotencyKey: built?.key ?? randomUuid(), sent: [] }
}
