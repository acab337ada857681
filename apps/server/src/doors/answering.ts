import type { FastifyRequest } from 'fastify'
import { describeError } from './describe-error.ts'
import { noteFailure } from './note-failure.ts'
import type { Ask } from './render-page.ts'

/** Asks procedures for a page, which tells their failures in its own place. Only a lost database leaves no page. */
export const answering =
  (query: (path: string, input: unknown) => Promise<unknown>, request: FastifyRequest): Ask =>
  async (path, input) => {
    try {
      return { data: await query(path, input) }
    } catch (error) {
      const failure = describeError(error)
      if (failure.status === 503) throw failure
      noteFailure(request, failure)
      return { failure: failure.refusal }
    }
  }
