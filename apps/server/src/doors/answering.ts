import type { FastifyBaseLogger } from 'fastify'
import { logFailure } from '../errors/log-failure.ts'
import { describeError } from './describe-error.ts'
import type { Ask } from './render-page.ts'

/** Asks procedures for a page, which tells their failures in its own place. Only a lost database leaves no page. */
export const answering =
  (query: (path: string, input: unknown) => Promise<unknown>, log: FastifyBaseLogger): Ask =>
  async (path, input) => {
    try {
      return { data: await query(path, input) }
    } catch (error) {
      const failure = describeError(error)
      if (failure.status === 503) throw failure
      logFailure(log, failure)
      return { failure: failure.refusal }
    }
  }
