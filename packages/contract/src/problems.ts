import './no-eval.ts'
import * as z from 'zod'
import { errorSaid } from './error-answers.ts'

/** A kind of failure, in the words of RFC 9457. */
export const problem = z.object({
  /** Its name, relative to the address of the API. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
})

/**
 * The body of every error that is not a procedure's own. `message` is a sentence for a person; RFC 9457 calls it
 * `detail`.
 */
export const errorBody = errorSaid.extend({ ...problem.shape, detail: z.string() })
export type ErrorBody = z.infer<typeof errorBody>
