import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'
import { useProof } from '../proof/use-proof.ts'

const queryKey = ['webhooks']

/** Poll intervals: with an attempt due soon, and otherwise. */
const [soonMs, laterMs] = [1_000, 15_000]

/** All endpoints. Refetched on focus. */
export const webhooksQuery = queryOptions({
  queryKey: [...queryKey, 'list'],
  queryFn: () => deskClient.webhooks.list.query(),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
})

/** An endpoint's events and attempts, polled while on screen. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, 'deliveries', id],
    queryFn: ({ pageParam }) =>
      deskClient.webhooks.deliveries.query({ id, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const soon = Date.now() + 10_000
      const isSoon = state.data?.pages[0]?.deliveries.some(
        ({ nextTryAt }) => nextTryAt !== null && Date.parse(nextTryAt) < soon,
      )
      return isSoon ? soonMs : laterMs
    },
  })

/** Mutation that asks for a fresh proof if the server wants one, and refetches `stale`. */
export function useWebhookStep<Input, Result>(
  step: (input: Input) => Promise<Result>,
  stale: readonly string[] = queryKey,
) {
  const withProof = useProof()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => withProof(() => step(input)),
    onSuccess: () => client.invalidateQueries({ queryKey: stale }),
  })
}
