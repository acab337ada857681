import './no-eval.ts'
import * as z from 'zod'

/** What is wrong with the server, each with a sentence for whoever runs it. */
export const findings = z.array(
  z.object({
    /** What was checked, such as `noMailServer`. */
    check: z.string(),
    sentence: z.string(),
  }),
)
