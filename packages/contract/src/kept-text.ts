import './no-eval.ts'
import * as z from 'zod'
import { textFormats } from './texts.ts'

const typedText = z.object({ text: z.string(), format: z.enum(textFormats) })

/**
 * What somebody at the desk typed of a text, kept on their device until a server has it. `sent` is what was sent last
 * where no answer came: a server may have it.
 */
export const keptText = z.object({
  ...typedText.shape,
  version: z.literal(1),
  /** Of the draft that it was typed on. */
  revision: z.int().min(0),
  sent: typedText.nullable(),
  typedAt: z.iso.datetime(),
})
export type KeptText = z.infer<typeof keptText>
