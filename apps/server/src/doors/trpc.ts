import type { StaffRole } from '@northword/contract/people/staff'
import type { TokenScope } from '@northword/contract/desk/tokens'
import { type AnyRouter, callTRPCProcedure, initTRPC, TRPCError } from '@trpc/server'
import type { RequestContext } from './context.ts'
import { describeError } from './requests/describe-error.ts'
import { DomainError, type ErrorCode } from '../errors/domain-error.ts'
import { clientOf, clientOrLinkOf } from './requests/request-context.ts'
import { freshOf, memberOf, publisherOf, scopeOf, staffOf, type TokenArea } from './api/staff-access.ts'
import type { NetworkLimit } from '../limits/limits.ts'

export interface Meta {
  /** True for expensive calls (hashing, or large reads), which must be alone in a batch. */
  alone?: true
  /** True for orders, which are refused last under load. */
  placesOrder?: true
  /** True if staff who still lack a required second factor may call it. */
  beforeSecondFactor?: true
  rest?: RestMeta
  /** Scope of API tokens that may call it, or its area; see {@link deskProcedure}. */
  scope?: TokenArea | TokenScope
  /** Roles of staff that may call it; any role if empty. */
  roles?: StaffRole[]
  /** True if staff need the right to publish. */
  publishes?: true
  /** True if staff need a fresh proof. */
  isFresh?: true
  /** Body limit in bytes, if larger than elsewhere. */
  mostBytes?: number
}

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

export const rest = (
  method: RestMeta['method'],
  url: RestMeta['url'],
  summary: string,
  more: Pick<RestMeta, 'status' | 'refuses'> = {},
): { rest: RestMeta } => ({ rest: { method, url, summary, ...more } })

const t = initTRPC
  .context<RequestContext>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error }) {
      const { code: problem, message, status, issues, release, priceCents } = describeError(error)
      return {
        code: shape.code,
        message,
        data: { code: shape.data.code, problem, httpStatus: status, issues, release, priceCents },
      }
    },
  })

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** Converts thrown errors to those of the closed table. */
const described = t.procedure
  .use(async ({ ctx, path, next }) => {
    const startedAt = performance.now()
    const result = await next()
    const cause = result.ok ? null : describeError(result.error)
    ctx.metrics?.called(path, outcomeOf(cause), performance.now() - startedAt)
    if (result.ok || !cause) return result
    throw new TRPCError({ code: codeOfStatus[cause.status], message: cause.message, cause })
  })
  .use(async ({ ctx, meta, next }) => {
    if (meta?.alone && ctx.callsAtOnce > 1) throw new DomainError('notInBatch')
    return next()
  })

const outcomeOf = (failure: DomainError | null) =>
  failure ? (failure.status < 500 ? 'refused' : 'failed') : 'done'

/** Base of procedures with which members get in, also while they look at a preview. Looks up the actor. */
export const entryProcedure = described.use(async ({ ctx, next }) =>
  next({ ctx: { actor: await ctx.resolveActor() } }),
)

/** Base of the site's procedures. A preview sends nothing. */
export const procedure = entryProcedure.use(async ({ ctx, type, next }) => {
  if (type === 'mutation' && ctx.browser.read('preview') !== null) throw new DomainError('inPreview')
  return next()
})

/** For what strangers may send to an open studio only. */
export const openProcedure = procedure.use(async ({ ctx, next }) => {
  if (!(await ctx.opening.look(ctx.em))) throw new DomainError('notOpen')
  return next()
})

export const clientProcedure = procedure.use(({ ctx, next }) => next({ ctx: { actor: clientOf(ctx.actor) } }))

/** For clients, and holders of a link to the order. */
export const orderProcedure = procedure.use(({ ctx, next }) =>
  next({ ctx: { actor: clientOrLinkOf(ctx.actor) } }),
)

/** For members in these roles; any role if none is given. Holds its mails. */
export const staffProcedure = (...roles: StaffRole[]) =>
  described.meta({ roles }).use(async ({ ctx, meta, next }) => {
    const actor = memberOf(await ctx.resolveStaff(), roles, meta)
    return next({ ctx: { actor, mail: ctx.mail.heldFor(actor.member.id) } })
  })

/** As {@link staffProcedure}, and for API tokens with this scope, or in an area with the one to read or to write. */
export const deskProcedure = (scope: TokenArea | TokenScope, ...roles: StaffRole[]) =>
  described.meta({ scope, roles }).use(async ({ ctx, meta, type, next }) => {
    const actor = staffOf(await ctx.resolveStaff(), roles, scopeOf(scope, type), meta)
    // A program's mails are not held.
    const mail = actor.member.id === null ? ctx.mail : ctx.mail.heldFor(actor.member.id)
    return next({ ctx: { actor, mail } })
  })

/** As {@link staffProcedure}, for members who may publish. */
export const publisherProcedure = () =>
  staffProcedure()
    .meta({ publishes: true })
    .use(({ ctx, next }) => next({ ctx: { actor: publisherOf(ctx.actor) } }))

/** As {@link staffProcedure}, for members with a fresh proof. */
export const freshProcedure = (...roles: StaffRole[]) =>
  staffProcedure(...roles)
    .meta({ isFresh: true })
    .use(({ ctx, next }) => next({ ctx: { actor: freshOf(ctx.actor) } }))

/** As {@link deskProcedure}. Members need a fresh proof; a token's maker gave one with its scope. */
export const freshDeskProcedure = (scope: TokenArea | TokenScope, ...roles: StaffRole[]) =>
  deskProcedure(scope, ...roles)
    .meta({ isFresh: true })
    .use(({ ctx, next }) => next({ ctx: { actor: freshOf(ctx.actor) } }))

/** Counts a call against its network's limit. Comes after `.input`, so that invalid calls do not count. */
export const limited = (limit: NetworkLimit) =>
  t.middleware(async ({ ctx, next }) => {
    await ctx.limits.countNetwork(limit, await ctx.resolveActor())
    return next()
  })

/** Calls procedures by path, within the process. */
export const callIn =
  (appRouter: AnyRouter, type: 'query' | 'mutation') =>
  (ctx: RequestContext) =>
  (path: string, input: unknown): Promise<unknown> =>
    callTRPCProcedure({
      router: appRouter,
      path,
      getRawInput: () => Promise.resolve(input),
      ctx,
      type,
      signal: undefined,
      batchIndex: 0,
    })

export const askIn = (appRouter: AnyRouter) => callIn(appRouter, 'query')

const codeOfStatus = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  417: 'BAD_REQUEST',
  422: 'UNPROCESSABLE_CONTENT',
  428: 'PRECONDITION_REQUIRED',
  429: 'TOO_MANY_REQUESTS',
  431: 'BAD_REQUEST',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
} as const
