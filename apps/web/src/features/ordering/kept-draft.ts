import type { OrderDraft, TypedForm } from '@northword/contract/on-device'
import { readSessionHint } from '../session/session-hint.ts'
import { removeDraft, writeDraft } from './draft.ts'
import { randomUuid } from './random-id.ts'

const pauseMs = 400

/** A draft in memory that is written to this device: at once when saved, after a pause while it is typed. */
export function keepDraft(sku: string, initial: OrderDraft) {
  let draft = initial
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const save = (next: OrderDraft) => {
    stopTimer()
    draft = next
    writeDraft(sku, next)
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
    removeDraft(sku)
  }
  /** The draft has come to its end in another tab: what is in this one is another order. */
  const renewKey = () => {
    // What was sent from here and never answered may only be asked for under its own key.
    if (draft.sent.length === 0) draft = { ...draft, idempotencyKey: randomUuid() }
  }

  return { current: () => draft, save, type, flush, forget, renewKey }
}

/** An untouched form: name and e-mail of the person who is signed in, and a key of its own. */
export function newDraft(): OrderDraft {
  const user = readSessionHint()
  const values = { fullName: user?.name ?? '', email: user?.email ?? '', phone: '', note: '' }
  return { version: 1, values, idempotencyKey: randomUuid(), sent: [] }
}
