import type { SiteItem, SiteItemInput } from '@northword/contract/desk/site'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { deskClient } from '../../api/desk-client.ts'
import { fresh } from '../../api/fresh.ts'
import { useStep } from '../../proof/use-step.ts'

const queryKey = ['site']

/** Every item, with its draft. */
export const itemsQuery = queryOptions({
  queryKey: [...queryKey, 'items'],
  queryFn: () => deskClient.site.items.query(),
  ...fresh,
})

/** Never from the cache: another member may have saved since. */
export const itemQuery = ({ kind, key }: SiteItemInput) =>
  queryOptions({
    queryKey: [...queryKey, 'item', kind, key],
    queryFn: () => deskClient.site.findItem.query({ kind, key }),
    gcTime: 0,
    ...fresh,
  })

/** Problems and warnings with every draft. */
export const checkQuery = queryOptions({
  queryKey: [...queryKey, 'check'],
  queryFn: () => deskClient.site.check.query(),
  ...fresh,
})

/** Drafted items, and the check of the site with them. */
export const reviewQuery = queryOptions({
  queryKey: [...queryKey, 'review'],
  queryFn: () => deskClient.site.review.query(),
  ...fresh,
})

/** Names for the fields and texts of items. */
export const namesQuery = queryOptions({
  queryKey: [...queryKey, 'names'],
  queryFn: () => deskClient.site.names.query(),
  ...fresh,
})

/** Mails with the studio's sentences, after each draft of these anew. */
export const mailsQuery = (version: number) =>
  queryOptions({
    queryKey: [...queryKey, 'mails', version],
    queryFn: () => deskClient.site.draftedMails.query(),
    placeholderData: keepPreviousData,
    ...fresh,
  })

/** Whether the studio is open, and what is still invented in the drafts. */
export const openingQuery = queryOptions({
  queryKey: [...queryKey, 'opening'],
  queryFn: () => deskClient.site.opening.query(),
  staleTime: 0,
})

/** A release that is being rendered, or goes live by itself, shows so while on screen. */
const pollMs = 15_000

export const releasesQuery = infiniteQueryOptions({
  queryKey: [...queryKey, 'releases'],
  queryFn: ({ pageParam }) => deskClient.site.releases.query(pageParam ? { cursor: pageParam } : {}),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchInterval: pollMs,
  ...fresh,
})

export const releaseQuery = (release: number) =>
  queryOptions({
    queryKey: [...queryKey, 'release', release],
    queryFn: () => deskClient.site.findRelease.query({ release }),
    refetchInterval: pollMs,
    ...fresh,
  })

/** Parts of the key of queries that show drafts. */
const ofDrafts: readonly unknown[] = ['items', 'check', 'review', 'opening']

/** Puts an answer where the editor reads it, and lets the others that show drafts be read again. */
export async function takeItem(client: QueryClient, item: SiteItem) {
  client.setQueryData(itemQuery(item).queryKey, item)
  await client.invalidateQueries({ queryKey, predicate: ({ queryKey: [, part] }) => ofDrafts.includes(part) })
}

/** Mutation that asks for a fresh proof if the server wants one, and reads everything of the site again. */
export function useSiteStep<Input, Result>(step: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useStep(step, { onSettled: () => client.invalidateQueries({ queryKey }) })
}
