import type { DraftView } from '@northword/contract/texts/text-views'
import type { PieceInput } from '@northword/contract/texts/texts'
import { useState } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { useSaved } from '../../form/use-saved.ts'
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
  return { writing, state: useSaved(writing, draft) }
}
