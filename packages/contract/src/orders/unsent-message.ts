import '../no-eval.ts'
import * as z from 'zod'

/**
 * Text about an order, such as a message, that is typed and kept on the device until it is sent. `sent` is the last
 * attempt without an answer, which the server may have stored.
 */
export const unsentMessage = z.object({
  text: z.string(),
  sent: z.object({ text: z.string(), idempotencyKey: z.string() }).nullable(),
})
export type UnsentMessage = z.infer<typeof unsentMessage>
