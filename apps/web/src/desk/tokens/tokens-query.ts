import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'
import { useProof } from '../proof/use-proof.ts'

/** All API tokens. Refetched on focus. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens', 'list'],
  queryFn: () => deskClient.tokens.list.query(),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
})

/** Mutation that asks for a fresh proof if the server wants one, and refetches the tokens. */
export function useTokenStep<Input, Result>(step: (input: Input) => Promise<Result>) {
  const withProof = useProof()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => withProof(() => step(input)),
    onSuccess: () => client.invalidateQueries(tokensQuery),
  })
}
