import './no-eval.ts'
import * as z from 'zod'

const issue = z.object({ path: z.string(), message: z.string() })

/** One rule that a request breaks: where, and the sentence for its sender. */
export type Issue = z.infer<typeof issue>

/** `error.data` of a failed procedure, as a client reads it. What does not fit counts as not said. */
export const procedureErrorData = z.object({
  httpStatus: z.int().optional().catch(undefined),
  issues: z.array(issue).optional().catch(undefined),
})

/** The body of every error that is not a procedure's own. `message` is a sentence for a person. */
export const errorBody = z.object({ message: z.string(), issues: z.array(issue).optional() })
