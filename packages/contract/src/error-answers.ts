import './no-eval.ts'
import * as z from 'zod'

const issue = z.object({ path: z.string(), message: z.string() })
const issues = z.array(issue).optional()

/** A broken rule: field and sentence. */
export type Issue = z.infer<typeof issue>

export interface Refusal {
  status: number
  /** A sentence for a person. */
  message: string
  issues: Issue[]
}

/** `error.data` of a failed procedure. Invalid parts become undefined. */
export const procedureErrorData = z.object({
  httpStatus: z.int().optional().catch(undefined),
  /** Code of the failure, such as "inPreview". */
  problem: z.string().optional().catch(undefined),
  issues: issues.catch(undefined),
  /** Release to agree to, of an order that needs a yes. */
  release: z.string().optional().catch(undefined),
  /** Price of that release, in US cents. */
  priceCents: z.int().optional().catch(undefined),
})

export type ProcedureErrorData = z.infer<typeof procedureErrorData>

/** Lenient `errorBody`: proxies may answer with less. */
export const errorSaid = z.object({ message: z.string(), issues })
