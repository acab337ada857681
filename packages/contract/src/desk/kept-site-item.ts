import '../no-eval.ts'
import * as z from 'zod'

const fields = z.record(z.string(), z.unknown())

/**
 * Fields of an item of the site, typed at the desk and kept on the device until a server has them. `sent` is the last
 * attempt without an answer, which a server may have stored.
 */
export const keptSiteItem = z.object({
  format: z.literal(1),
  /** Of the item that they are based on. */
  version: z.int().min(0),
  base: fields,
  fields,
  sent: fields.nullable(),
  typedAt: z.iso.datetime(),
})
export type KeptSiteItem = z.infer<typeof keptSiteItem>
