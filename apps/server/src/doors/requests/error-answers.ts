import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeError } from './describe-error.ts'
import { DomainError, type ErrorCode } from '../../errors/domain-error.ts'
import { noteFailure } from './measure-requests.ts'

/** Answers failures in the documented shape: `{ message }`, plus `issues` for fields, following RFC 9457. */
export function registerErrorAnswers(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    return answer(reply, failureOf(error, request, reply))
  })
}

/** Bytes of a refused body that are still read and dropped. */
const mostPassedOver = 8 * 1024 * 1024

/** Describes a failed request. Logs our own faults, and sets Retry-After. */
export function failureOf(error: unknown, request: FastifyRequest, reply: FastifyReply): DomainError {
  const brokeOff = request.raw.readableAborted
  const failure = brokeOff ? new DomainError('incomplete') : describeError(error)
  noteFailure(request, failure)
  // If the connection closes while the body is still arriving, the client may not read the answer, and a proxy
  // answers 502.
  if (failure.status === 413 && Number(request.headers['content-length']) <= mostPassedOver)
    reply.removeHeader('connection')
  if (failure.retryAfterSeconds) reply.header('retry-after', failure.retryAfterSeconds)
  return failure
}

export function answer(reply: FastifyReply, failure: DomainError) {
  reply.header('cache-control', 'no-store')
  const challenge = challenges[failure.code]
  if (challenge) reply.header('www-authenticate', challenge)
  return reply.code(failure.status).type(typeFor(reply.request)).send(failure.toJSON())
}

/** WWW-Authenticate values of RFC 6750. */
const challenges: Partial<Record<ErrorCode, string>> = {
  tokenInvalid: 'Bearer error="invalid_token"',
  scopeMissing: 'Bearer error="insufficient_scope"',
}

/** `application/problem+json` only for clients that ask for it: others accept only `application/json`. */
const typeFor = ({ headers }: FastifyRequest) =>
  /application\/problem\+json/i.test(headers.accept ?? '')
    ? 'application/problem+json; charset=utf-8'
    : 'application/json; charset=utf-8'
