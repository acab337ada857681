import type { ErrorCode } from '../../errors/domain-error.ts'

/**
 * REST path of a procedure; without it there is none. Input comes from the path and from query (GET, DELETE) or body,
 * and the answer is `.output`, or empty without one.
 */
export interface RestMeta {
  /** GET for a query, any other for a mutation. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` is a field of the input. */
  url: `/api/desk/${string}` | `/api/orders/${string}`
  summary: string
  /** Status of success. Default: 200, or 204 without an answer. */
  status?: 201
  /** Failures besides those of every call of its kind. */
  refuses?: ErrorCode[]
}
