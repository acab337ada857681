import '../no-eval.ts'
import * as z from 'zod'

/** Faults of the server, with a sentence for its operator. */
export const findings = z.array(
  z.object({
    /** Name of the check, such as `noMailServer`. */
    check: z.string(),
    sentence: z.string(),
  }),
)
