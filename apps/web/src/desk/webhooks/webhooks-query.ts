import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'
import { useProof } from '../proof/use-proof.ts'

const queryKey = ['webhooks']

/** While something is on its way soon, and otherwise. */
const [soonMs, laterMs] = [1_000, 15_000]

/** Every endpoint. It is fetched again whenever it comes into view. */
export const webhooksQuery = queryOptions({
  queryKey: [...queryKey, 'list'],
  queryFn: () => deskClient.webhooks.list.query(),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
})

/** What was sent to an endpoint, page by page; it is fetched again as long as it is looked at. */
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

/** A step that changes endpoints: it asks for a fresh proof where one is needed, then for what is `stale` anew. */
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
