import { useEffect, useState } from 'react'
import { keepDraft, newDraft } from './kept-draft.ts'
import { readDraft, watchDraftRemoval } from './draft.ts'

/**
 * The form of one service as it is kept on this device: what was typed, written shortly after the last
 * key and when the page or the form goes away, and what was sent without an answer.
 */
export function useOrderDraft(sku: string) {
  const [found] = useState(() => readDraft(sku))
  const [initial] = useState(() => found ?? newDraft())
  const [kept] = useState(() => keepDraft(sku, initial))
  const [restored, setRestored] = useState(found !== null)

  useEffect(() => {
    const stopWatching = watchDraftRemoval(sku, kept.renewKey)
    window.addEventListener('pagehide', kept.flush)
    return () => {
      stopWatching()
      window.removeEventListener('pagehide', kept.flush)
      kept.flush()
    }
  }, [sku, kept])

  const forget = () => {
    kept.forget()
    setRestored(false)
  }
  const { current, save, type } = kept
  return { restored, initialValues: initial.values, current, save, type, forget }
}
