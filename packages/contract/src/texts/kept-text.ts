import '../no-eval.ts'
import * as z from 'zod'
import { textFormats } from './texts.ts'

const typedText = z.object({ text: z.string(), format: z.enum(textFormats) })

/**
 * A text typed at the desk and kept on the device until a server has it. `sent` is the last attempt without an
 * answer, which a server may have stored.
 */
export const keptText = z.object({
  ...typedText.shape,
  version: z.literal(1),
  /** Revision of the draft that it is based on. */
  revision: z.int().min(0),
  sent: typedText.nullable(),
  typedAt: z.iso.datetime(),
})
export type KeptText = z.infer<typeof keptText>
