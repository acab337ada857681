import type { Refusal } from '@northword/contract/error-answers'
import type { Answered, ServedQuery } from '@northword/contract/site/page-state'
import type { Ask } from '@northword/server/doors/pages/render-page'
import { TRPCClientError } from '@trpc/client'
import { hashKey, hydrate, type QueryClient, type QueryState } from '@tanstack/react-query'
import { deviceTime, learnServerTime } from './server-clock.ts'

/** Queries a procedure during server rendering. */
export const askOnce = (ask: Ask, procedure: string, input?: object): Promise<ServedQuery> =>
  served(ask(procedure, input), { procedure, ...(input && { input }) })

/** The first page of a list, or the one after a cursor. */
export const askForList = (
  ask: Ask,
  procedure: string,
  input: object,
  cursor: string | undefined,
): Promise<ServedQuery> =>
  served(ask(procedure, { ...input, cursor }), { procedure, input, after: cursor ?? null })

const served = async (
  answer: Promise<Answered>,
  query: Omit<ServedQuery, 'answer' | 'at'>,
): Promise<ServedQuery> => ({ ...query, answer: await answer, at: Date.now() })

/** Fills react-query's cache with the document's answers. */
export function fillClient(client: QueryClient, queries: readonly ServedQuery[]) {
  if (queries[0]) learnServerTime(queries[0].at)
  hydrate(client, { mutations: [], queries: queries.map(asStored) })
}

/** A query in react-query's format, under tRPC's key. Its times are the device's, as those of later answers. */
function asStored({ at, ...rest }: ServedQuery) {
  const query = { ...rest, at: deviceTime(at) }
  const { procedure, input, after } = query
  const type = after === undefined ? 'query' : 'infinite'
  const queryKey = [procedure.split('.'), { ...(input && { input }), type }]
  return { queryKey, queryHash: hashKey(queryKey), dehydratedAt: query.at, state: stateOf(query) }
}

function stateOf({ after, answer, at }: ServedQuery): QueryState {
  const ended =
    'data' in answer
      ? { data: inPages(answer.data, after), error: null, status: 'success' as const }
      : { data: undefined, error: errorOf(answer.failure), status: 'error' as const }
  return {
    ...ended,
    dataUpdateCount: 0,
    dataUpdatedAt: ended.error ? 0 : at,
    errorUpdateCount: 0,
    errorUpdatedAt: ended.error ? at : 0,
    fetchFailureCount: 0,
    fetchFailureReason: ended.error,
    fetchMeta: null,
    fetchStatus: 'idle',
    isInvalidated: false,
  }
}

const inPages = (data: unknown, after: string | null | undefined) =>
  after === undefined ? data : { pages: [data], pageParams: [after] }

/** The error that tRPC makes of the same answer over the network. */
const errorOf = ({ status: httpStatus, message, issues }: Refusal) =>
  new TRPCClientError(message, {
    result: { error: { code: 0, message, data: { httpStatus, issues } } },
    meta: { response: new Response(null, { status: httpStatus }) },
  })
