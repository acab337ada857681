import type { FastifyInstance, FastifyReply } from 'fastify'
import { describeError } from './describe-error.ts'
import { DomainError } from '../errors/domain-error.ts'
import { logFailure } from '../errors/log-failure.ts'

/** Answers every failure in the documented shape: `{ message }`, plus `issues` where fields are at fault. */
export function registerErrorAnswers(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const brokeOff = request.raw.readableAborted
    const failure = brokeOff ? new DomainError('incomplete') : describeError(error)
    logFailure(request.log, failure)
    return answer(reply, failure)
  })
}

/** Sends one failure as the answer. */
export function answer(reply: FastifyReply, failure: DomainError) {
  if (failure.retryAfterSeconds) reply.header('retry-after', failure.retryAfterSeconds)
  reply.header('cache-control', 'no-store')
  return reply.code(failure.status).send(failure.toJSON())
}
