import './no-eval.ts'
import * as z from 'zod'

const issue = z.object({ path: z.string(), message: z.string() })
const issues = z.array(issue).optional()

/** One rule that a request breaks: where, and the sentence for its sender. */
export type Issue = z.infer<typeof issue>

/** What a sender is told of a request that was refused. */
export interface Refusal {
  /** The HTTP status. */
  status: number
  /** A sentence for a person. */
  message: string
  /** The rules that fields break. */
  issues: Issue[]
}

/** `error.data` of a failed procedure, as a client reads it. What does not fit counts as not said. */
export const procedureErrorData = z.object({
  httpStatus: z.int().optional().catch(undefined),
  issues: issues.catch(undefined),
})

/** What a page reads of an error: whoever stands between it and us may answer with less than an `errorBody`. */
export const errorSaid = z.object({ message: z.string(), issues })
