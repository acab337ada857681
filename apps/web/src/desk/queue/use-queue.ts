import type { Duty, QueueView } from '@northword/contract/desk/desk-queue'
import { trpc } from '../../site/api/trpc.ts'

/** Poll interval for news. The list itself does not change. */
const lookEveryMs = 20_000

/** The list as it was last loaded: rows do not move while a member works. `news` counts later duties. */
export function useQueue(view: QueueView) {
  const still = trpc.desk.queue.useInfiniteQuery(
    { view },
    { getNextPageParam: ({ next }) => next ?? undefined, staleTime: Infinity, refetchOnWindowFocus: false },
  )
  const latest = trpc.desk.queue.useQuery(
    { view },
    {
      refetchInterval: lookEveryMs,
      // A list that was just fetched needs no poll yet.
      enabled: still.isSuccess,
      staleTime: lookEveryMs,
      initialData: () => still.data?.pages[0],
      initialDataUpdatedAt: () => still.dataUpdatedAt,
    },
  )
  const duties: Duty[] = still.data?.pages.flatMap((page) => page.duties) ?? []
  const known = new Set(duties.map(({ id }) => id))
  // An older answer still has duties that the member has done since.
  const isNewer = latest.dataUpdatedAt > still.dataUpdatedAt
  const news =
    still.data && isNewer ? (latest.data?.duties.filter(({ id }) => !known.has(id)).length ?? 0) : 0
  return { still, duties, news }
}
