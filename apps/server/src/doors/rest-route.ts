import type { ZodObject, ZodType } from 'zod'
import type { ClientContext } from './context.ts'
import type { Download } from './download.ts'
import type { Caller } from '../router.ts'

/** A REST path that adapts an old wire shape to a procedure. It knows nothing of Fastify. */
export interface RestRoute {
  method: 'GET' | 'POST'
  /** `:name` is a parameter. */
  url: `/api/${string}`
  /** One sentence for the API's reader. */
  summary: string
  /** The body, where there is one; documents it, while the procedure checks it. */
  takes?: ZodType
  /**
   * Set where the body is not read: then it may be of any kind, a form too, which another site can send.
   * Only for a route whose address alone says everything.
   */
  ignoresBody?: true
  /** What it reads of the address behind the `?`. */
  query?: ZodObject
  /** Set where it answers with a file; `gives` is then what one line of it holds. */
  isDownload?: true
  /** Headers that it reads, each with a sentence. */
  headers?: Record<string, string>
  /** The bodies of success, by status; null where there is none. */
  gives: Record<number, ZodType | null>
  handle: (request: RestRequest) => Promise<RestAnswer> | RestAnswer
}

export interface RestRequest {
  /** The procedures, in the context of this request. */
  call: Caller
  /**
   * The context of this request, for what is no procedure.
   * @throws {DomainError} `signedOut`
   */
  client: () => Promise<ClientContext>
  body: unknown
  header: (name: string) => string | undefined
  /** A parameter of the address; empty where it has none of that name. */
  parameter: (name: string) => string
  /** What stands behind the `?` under a name, if anything does. */
  query: (name: string) => string | undefined
}

export interface RestAnswer {
  status: number
  body?: object
  download?: Download
}
