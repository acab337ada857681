import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { deskClient } from '../api/desk-client.ts'
import { fresh } from '../api/fresh.ts'
import { serverTime } from '../../site/api/server-clock.ts'

/** Begins the key of everything about webhooks. */
export const webhooksKey = ['webhooks']

/** Poll intervals: with an attempt due soon, and otherwise. */
const [soonMs, laterMs] = [1_000, 15_000]

/** All endpoints. Refetched on focus. */
export const webhooksQuery = queryOptions({
  queryKey: [...webhooksKey, 'list'],
  queryFn: () => deskClient.webhooks.list.query(),
  ...fresh,
})

/** An endpoint's events and attempts, polled while on screen. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...webhooksKey, 'deliveries', id],
    queryFn: ({ pageParam }) =>
      deskClient.webhooks.deliveries.query({ id, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const soon = serverTime() + 10_000
      const isSoon = state.data?.pages[0]?.deliveries.some(
        ({ nextTryAt }) => nextTryAt !== null && Date.parse(nextTryAt) < soon,
      )
      return isSoon ? soonMs : laterMs
    },
  })
