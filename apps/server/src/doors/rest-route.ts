import type { ZodObject, ZodType } from 'zod'
import type { StaffRole } from '@northword/contract/staff'
import type { ClientContext, Everybody, MemberContext } from './context.ts'
import type { Download } from './download.ts'
import type { Caller } from '../router.ts'

/** A REST path, which adapts the wire shape of the specification to a procedure. It knows nothing of Fastify. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` is a parameter. */
  url: `/api/${string}`
  /** One sentence for the API's reader. */
  summary: string
  /** The procedure behind it, where it has nothing else of its own. */
  operationId?: string
  /** By what somebody shows who they are: any one of these. */
  security?: Security[]
  /** The parameters of the path. */
  parameters?: ZodObject
  /** Set where it places an order: such a call is the last to be refused where there is too much to do. */
  placesOrder?: true
  /** The largest body, in bytes, where that is more than elsewhere. */
  mostBytes?: number
  /** The body, for the documentation; the procedure checks it. */
  takes?: ZodType
  /**
   * Set where the body is not read. It may then be of any type, so another site can send one in a form: only for a
   * route whose address holds a secret.
   */
  ignoresBody?: true
  /** The query parameters that it reads. */
  query?: ZodObject
  /** The media type, where it answers with a file; `gives` then describes one line of it. */
  downloads?: string
  /** Headers that it reads, each with a sentence. */
  headers?: Record<string, string>
  /** The bodies of success, by status; null where there is none. */
  gives: Record<number, ZodType | null>
  handle: (request: RestRequest) => Promise<RestAnswer> | RestAnswer
}

/** What somebody has to send at once to show who they are, with the scopes that it needs. */
export type Security = Partial<
  Record<'deskSession' | 'clientSession' | 'orderLink' | 'byLink' | 'apiToken', string[]>
>

export interface RestRequest {
  /** Calls procedures in the context of this request. */
  call: Caller
  /** Calls one procedure by its path, in the same context. */
  run: (path: string, type: 'query' | 'mutation', input: unknown) => Promise<unknown>
  /**
   * The context of this request, for a use case without a procedure.
   * @throws {DomainError} `signedOut`
   */
  client: () => Promise<ClientContext>
  /**
   * The same at the desk, for somebody in one of these roles who has just proven who they are. No API token is enough.
   * @throws {DomainError} `signedOut`, `personNeeded`, `forbidden`, `secondFactorNeeded`, `proofNeeded`
   */
  freshMember: (...roles: StaffRole[]) => Promise<MemberContext>
  /**
   * Everybody whom the browser, or the token, of this request stands for, to be asked in turn: a file is fetched from an
   * address of its own, which does not tell from which page.
   */
  everybody: () => Promise<Everybody>
  body: unknown
  header: (name: string) => string | undefined
  /** A parameter of the path; empty where there is none of that name. */
  parameter: (name: string) => string
  parameters: Record<string, string>
  queries: Record<string, unknown>
  /** A query parameter. */
  query: (name: string) => string | undefined
}

export interface RestAnswer {
  status: number
  body?: object
  download?: Download
}
