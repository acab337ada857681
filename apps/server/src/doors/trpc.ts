import type { StaffRole } from '@northword/contract/staff'
import type { TokenScope } from '@northword/contract/tokens'
import { type AnyRouter, callTRPCProcedure, initTRPC, TRPCError } from '@trpc/server'
import type { RequestContext } from './context.ts'
import { describeError } from './describe-error.ts'
import { DomainError } from '../errors/domain-error.ts'
import { clientOf, clientOrLinkOf } from './request-context.ts'
import type { RestMeta } from './rest-meta.ts'
import { freshOf, memberOf, staffOf } from './staff-access.ts'
import type { NetworkLimit } from '../limits/limits.ts'

/** Set on a procedure, for the door to read before it calls it. */
export interface Meta {
  /** The call is expensive (it hashes, or reads much), so a batch must hold no other. */
  alone?: true
  /** It places an order, and so is the last to be refused where there is too much to do. */
  placesOrder?: true
  /** Staff who still have to set up their second factor may call it. */
  beforeSecondFactor?: true
  /** Its REST path: all that has to be said to open one. */
  rest?: RestMeta
  /** Whose API tokens may call it; see {@link deskProcedure}. */
  area?: TokenArea
  /** The largest body of a call, in bytes, where that is more than elsewhere. */
  mostBytes?: number
}

/** What the scopes of API tokens tell apart, beside reading and writing. */
type TokenArea = 'desk' | 'money'

/** What a procedure says in its meta to be opened by REST. */
export const rest = (
  method: RestMeta['method'],
  url: RestMeta['url'],
  summary: string,
  status?: RestMeta['status'],
): { rest: RestMeta } => ({ rest: { method, url, summary, ...(status && { status }) } })

const t = initTRPC
  .context<RequestContext>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error }) {
      const { message, status, issues } = describeError(error)
      return { code: shape.code, message, data: { code: shape.data.code, httpStatus: status, issues } }
    },
  })

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** Turns what a procedure throws into an error of the closed table. */
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

/** The base of every procedure of the site: looks up who acts. */
export const procedure = described.use(async ({ ctx, next }) =>
  next({ ctx: { actor: await ctx.resolveActor() } }),
)

/** A {@link procedure} for signed-in clients only. */
export const clientProcedure = procedure.use(({ ctx, next }) => next({ ctx: { actor: clientOf(ctx.actor) } }))

/** A {@link procedure} about one order: for signed-in clients, and for the holder of a link to it. */
export const orderProcedure = procedure.use(({ ctx, next }) =>
  next({ ctx: { actor: clientOrLinkOf(ctx.actor) } }),
)

/** A procedure for people at the desk in these roles alone; in every role, where none is given. Its mails may be cancelled for a while. */
export const staffProcedure = (...roles: StaffRole[]) =>
  described.use(async ({ ctx, meta, next }) => {
    const actor = memberOf(await ctx.resolveStaff(), roles, meta)
    return next({ ctx: { actor, mail: ctx.mail.heldFor(actor.member.id) } })
  })

/** As {@link staffProcedure}, for programs too: by an API token that may read, or write, in this area. */
export const deskProcedure = (area: TokenArea, ...roles: StaffRole[]) =>
  described.meta({ area }).use(async ({ ctx, meta, type, next }) => {
    const actor = staffOf(await ctx.resolveStaff(), roles, scopeOf(area, type), meta)
    // A program cancels nothing: its mails leave at once.
    const mail = actor.member.id === null ? ctx.mail : ctx.mail.heldFor(actor.member.id)
    return next({ ctx: { actor, mail } })
  })

/** The scope that an API token needs for a procedure of this kind. */
export const scopeOf = (area: TokenArea, type: string): TokenScope =>
  type === 'query' ? `${area}:read` : `${area}:write`

/** As {@link staffProcedure}, for those who have just proven who they are. */
export const freshProcedure = (...roles: StaffRole[]) =>
  staffProcedure(...roles).use(({ ctx, next }) => next({ ctx: { actor: freshOf(ctx.actor) } }))

/** Counts a call against a limit of its network. Stands after `.input`, so that invalid calls do not count. */
export const limited = (limit: NetworkLimit) =>
  t.middleware(async ({ ctx, next }) => {
    await ctx.limits.countNetwork(limit, await ctx.resolveActor())
    return next()
  })

/** Calls procedures in this process by their path. */
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

/** Answers queries in this process, for the pages that the server renders. */
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
