import type { ZodType } from 'zod'
import type { Caller } from './router.ts'

/** A REST path that adapts an old wire shape to a procedure. It knows nothing of Fastify. */
export interface RestRoute {
  method: 'GET' | 'POST'
  url: `/api/${string}`
  /** One sentence for the API's reader. */
  summary: string
  /** The body, where there is one; documents it, while the procedure checks it. */
  takes?: ZodType
  /** Headers that it reads, each with a sentence. */
  headers?: Record<string, string>
  /** The bodies of success, by status. */
  gives: Record<number, ZodType>
  handle: (request: RestRequest) => Promise<RestAnswer> | RestAnswer
}

export interface RestRequest {
  /** The procedures, in the context of this request. */
  call: Caller
  body: unknown
  header: (name: string) => string | undefined
}

export interface RestAnswer {
  status: number
  body?: object
}
