import '../no-eval.ts'
import * as z from 'zod'
import { errorSaid } from '../error-answers.ts'

/** A kind of failure in terms of RFC 9457. */
export const problem = z.object({
  /** URI reference, relative to the API. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
})

/** Body of every error outside of tRPC. `message` is the sentence that RFC 9457 calls `detail`. */
export const errorBody = errorSaid.extend({
  ...problem.shape,
  detail: z.string(),
  /** Hash of the live release, with which an order at its price can be sent again. */
  release: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
