import type { OrderDraft, TypedForm } from '@northword/contract/on-device'
import { currentReader, currentSession } from '../../session/session-store.ts'
import { type DraftPlace, removeDraft, writeDraft } from './draft.ts'
import { randomUuid } from '../../device/random-uuid.ts'

const pauseMs = 400

/**
 * A draft in memory that is also kept in this browser: at once when saved, after a pause while it is typed.
 * It is of who was signed in when it was begun, whoever may be signed in later.
 */
export function keepDraft(sku: string, found: OrderDraft | null) {
  let place: DraftPlace = { sku, writtenBy: currentReader() }
  let draft = found ?? newDraft()
  let isKept = found !== null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const save = (next: OrderDraft) => {
    stopTimer()
    draft = next
    isKept = writeDraft(place, next)
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
  /** Leaves what is kept to its writer, and begins a draft of who is signed in now. */
  const begin = () => {
    stopTimer()
    draft = newDraft()
    isKept = false
    place = { sku, writtenBy: currentReader() }
  }
  const forget = () => {
    removeDraft(place)
    begin()
  }
  /** Writes once more what was written: another tab has taken it along. */
  const keepAgain = () => {
    if (isKept) save(draft)
  }
  /** The draft has ended in another tab: this is another order, unless it was sent and never answered. */
  const renewKey = () => {
    if (draft.sent.length === 0) draft = { ...draft, idempotencyKey: randomUuid() }
  }
  return { current: () => draft, place: () => place, save, type, flush, forget, begin, keepAgain, renewKey }
}

/** An untouched form: name and e-mail of the person who is signed in, and a key of its own. */
function newDraft(): OrderDraft {
  const user = currentSession()
  const values = { fullName: user?.name ?? '', email: user?.email ?? '', phone: '', note: '' }
  return { version: 1, values, idempotencyKey: randomUuid(), sent: [] }
}
