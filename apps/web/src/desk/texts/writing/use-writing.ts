import type { DraftView } from '@northword/contract/texts/text-views'
import type { PieceInput } from '@northword/contract/texts/texts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { useMe } from '../../session/use-me.ts'
import { Writing } from './writing.ts'

export function useWriting(input: PieceInput, draft: DraftView) {
  const { client } = trpc.useUtils()
  const memberId = useMe().member.id
  const [writing] = useState(
    () =>
      new Writing(
        draft,
        { memberId, ...input },
        {
          save: (typed) => client.deliveries.saveDraft.mutate({ ...input, ...typed }),
          find: () => client.deliveries.findDraft.query(input),
        },
      ),
  )
  useEffect(() => writing.open(), [writing])
  useEffect(() => writing.look(draft), [writing, draft])
  const state = useSyncExternalStore(writing.subscribe, writing.snapshot)
  useWarning(!state.isSaved && !state.isKept)
  return { writing, state }
}

/** Asks before the page is left while its text is stored nowhere else. */
function useWarning(isAtRisk: boolean) {
  useEffect(() => {
    if (!isAtRisk) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAtRisk])
}
