import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inRequest, type Log, logBy } from '../logs/log.ts'

/** Names one request, in the header of its answer and in every line of the log about it. */
export const requestIdHeader = 'x-request-id'

/** What can neither end a line of a log nor stand for anything else there. */
const wellFormed = /^[\w.-]{1,64}$/

/** W3C Trace Context, version 00: a trace, the caller's part in it, flags. */
const traceParent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

interface Asked {
  headers: IncomingHttpHeaders
}

/** The name that a request brings, from whomever it comes, or a new one: it tells requests apart and proves nothing. */
export function requestIdOf({ headers }: Asked): string {
  const asked = headers[requestIdHeader]
  return typeof asked === 'string' && wellFormed.test(asked) ? asked : randomUUID()
}

/** The trace that a request is part of; undefined where it names none that can be read. */
function traceIdOf({ headers }: Asked): string | undefined {
  const { traceparent } = headers
  return typeof traceparent === 'string' ? traceParent.exec(traceparent)?.[1] : undefined
}

/** What a log says of a request in each of its lines. */
const namesOf = (request: Asked, requestId: unknown) => {
  const traceId = traceIdOf(request)
  return traceId === undefined ? { requestId } : { requestId, traceId }
}

/** The log of a request is a child of the server's, which names it. */
export const requestLog = {
  requestIdLogLabel: 'requestId',
  childLoggerFactory: ((log, { requestId, ...bindings }, options, request) =>
    log.child(
      { ...bindings, ...namesOf(request, requestId) },
      options,
    )) satisfies FastifyInstance['childLoggerFactory'],
}

/** Log of a request. */
export const logOf = (request: FastifyRequest): Log => logBy(request.log)

/** A function by which the lines of a request name an actor from then on, in the place of any before. */
export function namingActor(request: FastifyRequest): (actor: object) => void {
  const { log } = request
  return (actor) => {
    request.log = log.child({ actor })
  }
}

/** Answers every request with its name, and lets all that is logged on its way have it. */
export function registerRequestId(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    inRequest(namesOf(request, request.id), done)
  })
  // A body comes by events of the connection, which knows nothing of its requests.
  app.addHook('preValidation', (request, _reply, done) => inRequest(namesOf(request, request.id), done))
}
