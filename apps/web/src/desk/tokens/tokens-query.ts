import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'
import { useProof } from '../proof/use-proof.ts'

/** Every API token. It is fetched again whenever it comes into view. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens', 'list'],
  queryFn: () => deskClient.tokens.list.query(),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
})

/** A step that changes the tokens: it asks for a fresh proof where one is needed, then for the new list. */
export function useTokenStep<Input, Result>(step: (input: Input) => Promise<Result>) {
  const withProof = useProof()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => withProof(() => step(input)),
    onSuccess: () => client.invalidateQueries(tokensQuery),
  })
}
