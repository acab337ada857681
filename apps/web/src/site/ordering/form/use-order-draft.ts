import type { OrderDraft } from '@northword/contract/on-device'
import { useEffect, useState } from 'react'
import { watchDraft } from './draft.ts'
import { keepDraft } from './kept-draft.ts'

/**
 * The form of one service as it is kept in this browser: what was typed, written shortly after the last
 * key and when the page or the form goes away, and what was sent without an answer. `found` is what an
 * earlier form has left.
 */
export function useOrderDraft(sku: string, found: OrderDraft | null) {
  const [kept] = useState(() => keepDraft(sku, found))

  useEffect(() => {
    const stopWatching = watchDraft(kept.place, { onEnd: kept.renewKey, onWithdrawal: kept.keepAgain })
    window.addEventListener('pagehide', kept.flush)
    return () => {
      stopWatching()
      window.removeEventListener('pagehide', kept.flush)
      kept.flush()
    }
  }, [kept])

  return kept
}
