/**
 * The REST path of a procedure, which is all that opens one. Its input is put together from the path, and from the
 * query (GET, DELETE) or the body; its answer is what its `.output` describes, and empty where it has none.
 */
export interface RestMeta {
  /** GET for a query, another for a mutation. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` is a field of the input. */
  url: `/api/desk/${string}` | `/api/order/${string}`
  /** One sentence for the API's reader. */
  summary: string
  /** The status of success, where it is neither 200 nor, without an answer, 204. */
  status?: 201
}
