import type { OrderDraft, TypedForm } from '@northword/contract/on-device'
import { currentSession } from '../session/session-store.ts'
import { removeDraft, writeDraft } from './draft.ts'
import { randomUuid } from './random-id.ts'

const pauseMs = 400

/** A draft in memory that is also kept in this browser: at once when saved, after a pause while it is typed. */
export function keepDraft(sku: string, initial: OrderDraft, wasKept: boolean) {
  let draft = initial
  let isKept = wasKept
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const save = (next: OrderDraft) => {
    stopTimer()
    draft = next
    isKept = writeDraft(sku, next)
  }

  const type = (values: TypedForm) => {
    stopTimer()
    draft = { ...draft, values }
    timer = setTimeout(() => save(draft), pauseMs)
  }
  /** Writes what is not written yet. */
  const flush = () => {
    if (timer !== undefined) save(draft)
  }
  const forget = () => {
    stopTimer()
    draft = newDraft()
    isKept = false
    removeDraft(sku)
  }
  /** Writes once more what was written: another tab has taken it along. */
  const keepAgain = () => {
    if (isKept) save(draft)
  }
  /** The draft has come to its end in another tab: what is in this one is another order. */
  const renewKey = () => {
    // What was sent from here and never answered may only be asked for under its own key.
    if (draft.sent.length === 0) draft = { ...draft, idempotencyKey: randomUuid() }
  }

  return { current: () => draft, save, type, flush, forget, keepAgain, renewKey }
}

/** An untouched form: name and e-mail of the person who is signed in, and a key of its own. */
export function newDraft(): OrderDraft {
  const user = currentSession()
  const values = { fullName: user?.name ?? '', email: user?.email ?? '', phone: '', note: '' }
  return { version: 1, values, idempotencyKey: randomUuid(), sent: [] }
}
