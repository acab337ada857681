import '../no-eval.ts'
import * as z from 'zod'
import { email, requiredText, text } from '../fields.ts'
import { orderNumberInput } from './order-number-input.ts'

/** Requests a new link, which is mailed to the order's own address. */
export const newLinkForm = z.object({
  // Numbers have capitals only.
  number: requiredText('Order number', 64).overwrite((typed) => typed.toUpperCase()),
  email: email(),
})
export type NewLinkForm = z.infer<typeof newLinkForm>

/** Only the holder of a link has to give a name. */
export const cancelOrderInput = orderNumberInput.extend({ by: text('Name', 200).default('') })
export type CancelOrderInput = z.infer<typeof cancelOrderInput>

/** Content of an open link: an order, a stub that its reader can recognise, or nothing. */
const linkedOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('order'), number: z.string() }),
  z.object({
    kind: z.literal('stub'),
    service: z.string(),
    createdAt: z.iso.datetime(),
    /** First letters of the name: "A… L…". */
    name: z.string(),
  }),
])
export type LinkedOrder = z.infer<typeof linkedOrder>
