import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeError } from './describe-error.ts'
import { DomainError, type ErrorCode } from '../errors/domain-error.ts'
import { noteFailure } from './note-failure.ts'

/** Answers every failure in the documented shape: `{ message }`, plus `issues` where fields are at fault, as RFC 9457 has it. */
export function registerErrorAnswers(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    return answer(reply, failureOf(error, request, reply))
  })
}

/** So much of a body that is refused is read all the same, and dropped. */
const mostPassedOver = 8 * 1024 * 1024

/** What went wrong with a request. Its log is told where that is our fault, its sender when to try again. */
export function failureOf(error: unknown, request: FastifyRequest, reply: FastifyReply): DomainError {
  const brokeOff = request.raw.readableAborted
  const failure = brokeOff ? new DomainError('incomplete') : describeError(error)
  noteFailure(request, failure)
  // Closed at once, with a body on its way, a connection may break before its answer is read: a proxy then says 502.
  if (failure.status === 413 && Number(request.headers['content-length']) <= mostPassedOver)
    reply.removeHeader('connection')
  if (failure.retryAfterSeconds) reply.header('retry-after', failure.retryAfterSeconds)
  return failure
}

/** Sends one failure as the answer. */
export function answer(reply: FastifyReply, failure: DomainError) {
  reply.header('cache-control', 'no-store')
  const challenge = challenges[failure.code]
  if (challenge) reply.header('www-authenticate', challenge)
  return reply.code(failure.status).type(typeFor(reply.request)).send(failure.toJSON())
}

/** What RFC 6750 has a program told whose API token does not do. */
const challenges: Partial<Record<ErrorCode, string>> = {
  tokenInvalid: 'Bearer error="invalid_token"',
  scopeMissing: 'Bearer error="insufficient_scope"',
}

/** JSON, under its own name only for those who ask for it: others read nothing but `application/json`. */
const typeFor = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('application/problem+json')
    ? 'application/problem+json; charset=utf-8'
    : 'application/json; charset=utf-8'
