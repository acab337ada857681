import type { SiteItem } from '@northword/contract/desk/site'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { deskClient } from '../../api/desk-client.ts'
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
  useEffect(() => writing.open(), [writing])
  useEffect(() => writing.look(item), [writing, item])
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
