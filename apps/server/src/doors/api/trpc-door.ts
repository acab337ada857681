import type { AnyRouter } from '@trpc/server'
import {
  fastifyRequestHandler,
  fastifyTRPCPlugin,
  type FastifyTRPCPluginOptions,
} from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../errors/domain-error.ts'
import type { Deps } from '../context.ts'
import { describeError } from '../requests/describe-error.ts'
import { tangleIn } from '../requests/json-body.ts'
import { type LargeBodies, leastSender } from '../requests/large-bodies.ts'
import { noteFailure } from '../requests/measure-requests.ts'
import { declaredIn } from './procedure-routes.ts'
import { contextOf } from '../requests/request-context.ts'
import type { Meta } from '../trpc.ts'

/** Opens the tRPC door at `/trpc`: JSON only, at most ten calls per request. */
export async function registerTrpc(
  app: FastifyInstance,
  { appRouter, deps, largeBodies }: { appRouter: AnyRouter; deps: Deps; largeBodies: LargeBodies },
) {
  app.addHook('onRequest', async ({ method, headers }) => {
    // Another site's form can post any type but JSON, and tRPC would run it. It compares small letters alone.
    const type = headers['content-type']?.toLowerCase() ?? ''
    const isJson = /^application\/json\b/.test(type)
    if (isJson) headers['content-type'] = type
    if (method === 'GET') return
    if (method !== 'POST') throw new DomainError('methodNotAllowed')
    if (!isJson) throw new DomainError('wrongContentType')
  })
  const {
    _def: { procedures },
  } = appRouter
  const placing = declaredIn(appRouter).filter(({ meta }) => meta?.placesOrder)
  const placesOrder = new Set<string | undefined>(placing.map(({ path }) => path))
  const trpcOptions: FastifyTRPCPluginOptions<AnyRouter>['trpcOptions'] = {
    router: appRouter,
    createContext: ({ req, res, info: { calls } }) =>
      contextOf(deps, req, res, {
        callsAtOnce: calls.length,
        placesOrder: calls.every(({ path }) => placesOrder.has(path)),
      }),
    maxBatchSize: 10,
    responseMeta({ errors }) {
      const wait = errors.map((error) => describeError(error).retryAfterSeconds).find(Boolean)
      return wait ? { headers: { 'retry-after': String(wait) } } : {}
    },
    onError({ error, path = '', req }) {
      noteFailure(req, describeError(error))
      // One label for unknown procedures, however many are called.
      if (!(path in procedures)) deps.metrics?.called('unknown', 'refused', 0)
    },
  }
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions })
  await app.register((scope) => openForLargeBodies(scope, { procedures, trpcOptions, largeBodies }))
}

interface Large {
  procedures: Record<string, { _def: { meta?: Meta } }>
  trpcOptions: FastifyTRPCPluginOptions<AnyRouter>['trpcOptions']
  largeBodies: LargeBodies
}

/** Registers a route for each procedure with a larger body limit. */
async function openForLargeBodies(app: FastifyInstance, { procedures, trpcOptions, largeBodies }: Large) {
  app.removeContentTypeParser('application/json')
  // Keeps the string, since tRPC parses it.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
    done(tangleIn(String(body)), body),
  )
  for (const [path, { _def: declared }] of Object.entries(procedures)) {
    const { mostBytes: bodyLimit, scope, placesOrder, rest } = declared.meta ?? {}
    if (bodyLimit === undefined) continue
    const preParsing = largeBodies(leastSender(scope !== undefined, placesOrder), {
      placesOrder,
      refuses: rest?.refuses,
    })
    app.post(`/trpc/${path}`, { bodyLimit, preParsing }, (req, res) =>
      fastifyRequestHandler({ ...trpcOptions, req, res, path }),
    )
  }
}
