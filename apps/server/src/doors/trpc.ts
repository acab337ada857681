import { type AnyRouter, initTRPC, TRPCError } from '@trpc/server'
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import type { Deps, RequestContext } from './context.ts'
import { describeError } from './describe-error.ts'
import { DomainError } from '../errors/domain-error.ts'
import { clientOf, contextOf } from './request-context.ts'
import { logFailure } from '../errors/log-failure.ts'
import type { NetworkLimit } from '../limits/limits.ts'

/** Set on a procedure, for the door to read before it calls it. */
export interface Meta {
  /** The call is expensive (it hashes, or reads much), so a batch must hold no other. */
  alone?: true
}

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

/** The base of every procedure: turns what it throws into an error of the closed table, and looks up who acts. */
export const procedure = t.procedure
  .use(async ({ next }) => {
    const result = await next()
    if (result.ok) return result
    const cause = describeError(result.error)
    throw new TRPCError({ code: codeOfStatus[cause.status], message: cause.message, cause })
  })
  .use(({ ctx, meta, next }) => {
    if (meta?.alone && ctx.callsAtOnce > 1) throw new DomainError('notInBatch')
    return next()
  })
  .use(async ({ ctx, next }) => next({ ctx: { actor: await ctx.resolveActor() } }))

/** A {@link procedure} for signed-in clients only. */
export const clientProcedure = procedure.use(({ ctx, next }) => next({ ctx: { actor: clientOf(ctx.actor) } }))

/** Counts a call against a limit of its network. Stands after `.input`, so that invalid calls do not count. */
export const limited = (limit: NetworkLimit) =>
  t.middleware(async ({ ctx, next }) => {
    await ctx.limits.countNetwork(limit, await ctx.resolveActor())
    return next()
  })

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
  429: 'TOO_MANY_REQUESTS',
  431: 'BAD_REQUEST',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
} as const

/** Opens the tRPC door at `/trpc`: JSON only, at most ten calls in one request. */
export async function registerTrpc(app: FastifyInstance, appRouter: AnyRouter, deps: Deps) {
  app.addHook('onRequest', async ({ method, headers }) => {
    // A form on another site can post anything but JSON, and tRPC would run it.
    const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '')
    if (method === 'GET') return
    if (method !== 'POST') throw new DomainError('methodNotAllowed')
    if (!isJson) throw new DomainError('wrongContentType')
  })
  const trpcOptions: FastifyTRPCPluginOptions<AnyRouter>['trpcOptions'] = {
    router: appRouter,
    createContext: ({ req, res, info }) => contextOf(deps, req, res, info.calls.length),
    maxBatchSize: 10,
    responseMeta({ errors }) {
      const wait = errors.map((error) => describeError(error).retryAfterSeconds).find(Boolean)
      return wait ? { headers: { 'retry-after': String(wait) } } : {}
    },
    onError: ({ error, req }) => logFailure(req.log, describeError(error)),
  }
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions })
}
