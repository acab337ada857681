import type { ZodObject, ZodType } from 'zod'
import type { StaffRole } from '@northword/contract/people/staff'
import type { ClientContext, Everybody, MemberContext } from './context.ts'
import type { Download } from './requests/download.ts'
import type { Caller } from '../router.ts'

/** A REST path that adapts the specification's shapes to a procedure. Independent of Fastify. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` is a parameter. */
  url: `/api/${string}`
  summary: string
  operationId?: string
  /** Accepted credentials: any one of these. */
  security?: Security[]
  parameters?: ZodObject
  /** True for orders, which are refused last under load. */
  placesOrder?: true
  /** Body limit in bytes, if larger than elsewhere. */
  mostBytes?: number
  /** Schema of the body, for the documentation. The procedure checks it. */
  takes?: ZodType
  /** Does not read the body, of any type. Other sites can post it, so only with a secret in the path. */
  ignoresBody?: true
  query?: ZodObject
  /** Media type of a file. `gives` then describes one line of it. */
  downloads?: string
  headers?: Record<string, string>
  /** Bodies of success, by status; null: empty. */
  gives: Record<number, ZodType | null>
  handle: (request: RestRequest) => Promise<RestAnswer> | RestAnswer
}

/** Credentials required together, with the scopes needed. */
export type Security = Partial<
  Record<'deskSession' | 'clientSession' | 'orderLink' | 'byLink' | 'apiToken', string[]>
>

export interface RestRequest {
  call: Caller
  run: (path: string, type: 'query' | 'mutation', input: unknown) => Promise<unknown>
  /** Context for a use case without a procedure. @throws {DomainError} `signedOut` */
  client: () => Promise<ClientContext>
  /**
   * The same for a member in one of these roles with a fresh proof. API tokens are refused.
   * @throws {DomainError} `signedOut`, `personNeeded`, `forbidden`, `secondFactorNeeded`, `proofNeeded`
   */
  freshMember: (...roles: StaffRole[]) => Promise<MemberContext>
  /** All actors of this request, to try in turn: a file's URL does not tell which page asks for it. */
  everybody: () => Promise<Everybody>
  body: unknown
  header: (name: string) => string | undefined
  /** Path parameter; empty if there is none of that name. */
  parameter: (name: string) => string
  parameters: Record<string, string>
  queries: Record<string, unknown>
  query: (name: string) => string | undefined
}

export interface RestAnswer {
  status: number
  body?: object
  download?: Download
}
