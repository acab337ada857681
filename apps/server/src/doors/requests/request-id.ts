import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inRequest, type Log, logBy } from '../../logs/log.ts'

/** Names a request, in its answer and its log lines. */
export const requestIdHeader = 'x-request-id'

/** Characters that are safe in a log line. */
const wellFormed = /^[\w.-]{1,64}$/

/** W3C Trace Context, version 00: trace, the caller's span, flags. */
const traceParent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

interface Asked {
  headers: IncomingHttpHeaders
}

/** The client's request id, or a new one. It distinguishes requests and proves nothing. */
export function requestIdOf({ headers }: Asked): string {
  const asked = headers[requestIdHeader]
  return typeof asked === 'string' && wellFormed.test(asked) ? asked : randomUUID()
}

/** Trace of a request; undefined if missing or malformed. */
function traceIdOf({ headers }: Asked): string | undefined {
  const { traceparent } = headers
  return typeof traceparent === 'string' ? traceParent.exec(traceparent)?.[1] : undefined
}

/** Ids of a request in its log lines. */
export const namesOf = (request: Asked, requestId: unknown) => {
  const traceId = traceIdOf(request)
  return traceId === undefined ? { requestId } : { requestId, traceId }
}

/** Child logger of each request, with its ids. */
export const requestLog = {
  requestIdLogLabel: 'requestId',
  childLoggerFactory: ((log, { requestId, ...bindings }, options, request) =>
    log.child(
      { ...bindings, ...namesOf(request, requestId) },
      options,
    )) satisfies FastifyInstance['childLoggerFactory'],
}

export const logOf = (request: FastifyRequest): Log => logBy(request.log)

/** Returns a function that sets the actor in later log lines of the request. */
export function namingActor(request: FastifyRequest): (actor: object) => void {
  const { log } = request
  return (actor) => {
    request.log = log.child({ actor })
  }
}

/** Sends the request id with every answer, and sets it for everything logged meanwhile. */
export function registerRequestId(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    inRequest(namesOf(request, request.id), done)
  })
  // Body events come from the socket, outside the request's async context.
  app.addHook('preValidation', (request, _reply, done) => inRequest(namesOf(request, request.id), done))
}
