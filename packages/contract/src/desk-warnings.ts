import './no-eval.ts'
import * as z from 'zod'

/** What is wrong with the server, as a sentence for whoever runs it. */
const finding = z.object({
  /** What was checked, such as `noMailServer`. */
  check: z.string(),
  sentence: z.string(),
})
export type Finding = z.infer<typeof finding>

export const findings = z.array(finding)
