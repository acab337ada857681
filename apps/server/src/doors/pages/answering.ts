import type { FastifyRequest } from 'fastify'
import { describeError } from '../requests/describe-error.ts'
import { noteFailure } from '../requests/note-failure.ts'
import type { Ask } from './render-page.ts'

/** Calls procedures for a page, with their failures as values. Only a lost database fails the page. */
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
