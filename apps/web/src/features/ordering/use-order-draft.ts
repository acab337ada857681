import { useEffect, useState } from 'react'
import { keepDraft, newDraft } from './kept-draft.ts'
import { readDraft, watchDraft } from './draft.ts'

/**
 * The form of one service as it is kept in this browser: what was typed, written shortly after the last
 * key and when the page or the form goes away, and what was sent without an answer.
 */
export function useOrderDraft(sku: string) {
  const [found] = useState(() => readDraft(sku))
  const [initial] = useState(() => found ?? newDraft())
  const [kept] = useState(() => keepDraft(sku, initial, found !== null))
  const [restored, setRestored] = useState(found !== null)

  useEffect(() => {
    const stopWatching = watchDraft(sku, { onEnd: kept.renewKey, onWithdrawal: kept.keepAgain })
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
