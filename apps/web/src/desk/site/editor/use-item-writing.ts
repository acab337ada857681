import type { SiteItem } from '@northword/contract/desk/site'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deskClient } from '../../api/desk-client.ts'
import { useSaved } from '../../form/use-saved.ts'
import { useProof } from '../../proof/use-proof.ts'
import { useMe } from '../../session/use-me.ts'
import { takeItem } from '../calls/site-queries.ts'
import { ItemWriting } from './item-writing.ts'

export function useItemWriting(item: SiteItem) {
  const client = useQueryClient()
  const withProof = useProof()
  const memberId = useMe().member.id
  const { kind, key } = item
  const [writing] = useState(
    () =>
      new ItemWriting(item, { memberId, kind, key }, async (version, fields) => {
        const saved = await withProof(() => deskClient.site.saveDraft.mutate({ kind, key, version, fields }))
        if (saved.isSaved) void takeItem(client, saved.item)
        return saved
      }),
  )
  return { writing, state: useSaved(writing, item) }
}
