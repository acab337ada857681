import type { OrderDraft, TypedForm } from '@northword/contract/on-device'
import { useEffect, useRef, useState } from 'react'
import { readSessionHint } from '../session/session-hint.ts'
import { readDraft, removeDraft, writeDraft } from './draft.ts'
import { randomUuid } from './random-id.ts'

const pauseMs = 400

/**
 * The form of one service as it is kept on this device: what was typed, written shortly after the last
 * key and when the page or the form goes away, and what was sent without an answer.
 */
export function useOrderDraft(sku: string) {
  const [kept] = useState(() => readDraft(sku))
  const [initial] = useState(() => kept ?? newDraft())
  const [restored, setRestored] = useState(kept !== null)
  const draft = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = (next: OrderDraft) => {
    clearTimeout(timer.current)
    timer.current = undefined
    draft.current = next
    writeDraft(sku, next)
  }
  const type = (values: TypedForm) => {
    clearTimeout(timer.current)
    draft.current = { ...draft.current, values }
    timer.current = setTimeout(() => save(draft.current), pauseMs)
  }
  const forget = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    draft.current = newDraft()
    removeDraft(sku)
    setRestored(false)
  }

  useEffect(() => {
    const flush = () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      writeDraft(sku, draft.current)
    }
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [sku])

  return { restored, initialValues: initial.values, current: () => draft.current, save, type, forget }
}

/** An untouched form: name and e-mail of the person who is signed in, and a key of its own. */
export function newDraft(): OrderDraft {
  const user = readSessionHint()
  const values = { fullName: user?.name ?? '', email: user?.email ?? '', phone: '', note: '' }
  return { version: 1, values, idempotencyKey: randomUuid(), sent: [] }
}
