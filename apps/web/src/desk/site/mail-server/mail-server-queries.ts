import type { SaveMailServerInput } from '@northword/contract/desk/mail-server'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deskClient } from '../../api/desk-client.ts'
import { useProof } from '../../proof/use-proof.ts'

export const mailServerQuery = queryOptions({
  queryKey: ['mail-server'],
  queryFn: () => deskClient.mailServer.find.query(),
  staleTime: 0,
})

/** Asks for a fresh proof if the server wants one. */
export function useSaveMailServer() {
  const withProof = useProof()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: SaveMailServerInput) => withProof(() => deskClient.mailServer.save.mutate(input)),
    onSuccess: (saved) => client.setQueryData(mailServerQuery.queryKey, saved),
  })
}

/** As {@link useSaveMailServer}. */
export function useRemoveMailServer(onRemoved: () => void) {
  const withProof = useProof()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => withProof(() => deskClient.mailServer.remove.mutate()),
    onSuccess(none) {
      onRemoved()
      client.setQueryData(mailServerQuery.queryKey, none)
    },
  })
}
