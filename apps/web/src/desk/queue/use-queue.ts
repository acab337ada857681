import type { Duty, QueueView } from '@northword/contract/desk-queue'
import { trpc } from '../../site/api/trpc.ts'

/** How often the server is asked what is new; the list itself stands still. */
const lookEveryMs = 20_000

/** The queue as it stood when it was last wanted: nothing moves under the hand. `news` counts what has come since. */
export function useQueue(view: QueueView) {
  const still = trpc.desk.queue.useInfiniteQuery(
    { view },
    { getNextPageParam: ({ next }) => next ?? undefined, staleTime: Infinity, refetchOnWindowFocus: false },
  )
  const latest = trpc.desk.queue.useQuery(
    { view },
    {
      refetchInterval: lookEveryMs,
      // What has just been fetched as the list is new enough to begin with.
      enabled: still.isSuccess,
      staleTime: lookEveryMs,
      initialData: () => still.data?.pages[0],
      initialDataUpdatedAt: () => still.dataUpdatedAt,
    },
  )
  const duties: Duty[] = still.data?.pages.flatMap((page) => page.duties) ?? []
  const known = new Set(duties.map(({ id }) => id))
  // An older answer holds what one has done oneself since.
  const isNewer = latest.dataUpdatedAt > still.dataUpdatedAt
  const news =
    still.data && isNewer ? (latest.data?.duties.filter(({ id }) => !known.has(id)).length ?? 0) : 0
  return { still, duties, news }
}
