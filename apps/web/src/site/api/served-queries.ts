import type { Refusal } from '@northword/contract/error-answers'
import type { Answered, ServedQuery } from '@northword/contract/page-state'
import type { Ask } from '@northword/server/doors/render-page'
import { TRPCClientError } from '@trpc/client'
import { hashKey, hydrate, type QueryClient, type QueryState } from '@tanstack/react-query'

/** Asks a procedure for what a page shows. */
export const askOnce = (ask: Ask, procedure: string, input?: object): Promise<ServedQuery> =>
  served(ask(procedure, input), { procedure, ...(input && { input }) })

/** Asks for the first page of a list, or for the one after a cursor. */
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

/** Puts what the document brought where the hooks of the procedures look for it. */
export function fillClient(client: QueryClient, queries: readonly ServedQuery[]) {
  hydrate(client, { mutations: [], queries: queries.map(asStored) })
}

/** A query as react-query keeps it, under the key that tRPC gives it. */
function asStored(query: ServedQuery) {
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

/** The error that the same answer would have been over the network. */
const errorOf = ({ status: httpStatus, message, issues }: Refusal) =>
  new TRPCClientError(message, {
    result: { error: { code: 0, message, data: { httpStatus, issues } } },
    meta: { response: new Response(null, { status: httpStatus }) },
  })
