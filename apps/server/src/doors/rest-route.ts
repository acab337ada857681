import * as z from 'zod'
import type { SiteContent } from '@northword/contract/content/site-content'
import { DomainError, type ErrorCode } from '../errors/domain-error.ts'
import type { StaffRole } from '@northword/contract/people/staff'
import type { TokenScope } from '@northword/contract/desk/tokens'
import type { ClientContext, Everybody, StaffContext } from './context.ts'
import type { Download } from './requests/download.ts'
import type { Caller } from '../router.ts'

/** A REST path that adapts the specification's shapes to a procedure. Independent of Fastify. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` is a parameter. */
  url: `/api/${string}`
  summary: string
  /** The procedure's path, or a name like one. */
  operationId: string
  /** Who may call it, in a sentence or two. */
  access?: string
  /** Accepted credentials: any one of these; empty for anybody. */
  security: Security[]
  /** It needs a fresh proof of a member. */
  isFresh?: boolean
  /** Failures besides those of every call of its kind. */
  refuses?: ErrorCode[]
  parameters?: z.ZodObject
  /** True for orders, which are refused last under load. */
  placesOrder?: true
  /** Body limit in bytes, if larger than elsewhere. */
  mostBytes?: number
  /** Schema of the body, for the documentation. The procedure checks it. */
  takes?: z.ZodType
  /** Does not read the body, of any type. Other sites can post it, so only with a secret in the path. */
  ignoresBody?: true
  /** Page for people who open the address, with its parameters in the query. The API does not describe it. */
  page?: `/${string}`
  query?: z.ZodObject
  /** Media type of a file, of which `gives` then describes one line; or several types with their schemas. */
  downloads?: string | Record<string, z.ZodType>
  headers?: z.ZodObject
  /** Another path, and id, has taken its place. */
  deprecated?: Deprecated
  /** Bodies of success, by status; null: empty. */
  gives: Record<number, z.ZodType | null>
  handle: (request: RestRequest) => Promise<RestAnswer> | RestAnswer
}

export interface Deprecated {
  since: Date
  /** It may be gone from then on. */
  until: Date
  successor: RestRoute['url']
  operationId: string
}

/** Credentials required together, with the scopes needed. */
export type Security = Partial<
  Record<'deskSession' | 'clientSession' | 'orderLink' | 'byLink' | 'apiToken', string[]>
>

export interface RestRequest {
  call: Caller
  /** Matter of the live release, without a place among the requests. */
  site: SiteContent
  run: (path: string, type: 'query' | 'mutation', input: unknown) => Promise<unknown>
  /** Context for a use case without a procedure. @throws {DomainError} `signedOut` */
  client: () => Promise<ClientContext>
  /**
   * The same for a member in one of these roles with a fresh proof, or an API token with the scope.
   * @throws {DomainError} `signedOut`, `scopeMissing`, `forbidden`, `secondFactorNeeded`, `proofNeeded`
   */
  freshStaff: (scope: TokenScope, ...roles: StaffRole[]) => Promise<StaffContext>
  /** All actors of this request, to try in turn: a file's URL does not tell which page asks for it. */
  everybody: () => Promise<Everybody>
  body: unknown
  header: (name: string) => string | undefined
  /** Of the path. */
  parameters: Record<string, string>
  queries: Record<string, unknown>
  query: (name: string) => string | undefined
}

interface RestAnswer {
  status: number
  body?: object
  download?: Download
}

/** The key that a sender gave an act, in the header or the body. @throws {DomainError} `saidTwice` if they differ */
export function keyOf({ body, header }: Pick<RestRequest, 'body' | 'header'>): unknown {
  const [ofHeader, ofBody] = [header('idempotency-key'), Object(body).idempotencyKey as unknown]
  if (ofHeader !== undefined && ofBody !== undefined && ofHeader !== ofBody)
    throw new DomainError('saidTwice')
  return ofHeader ?? ofBody
}

/** Header of an act that its sender may give a key to. */
export const optionalKey = (about: string) =>
  z.object({ 'Idempotency-Key': z.string().max(255).optional().describe(about) })
