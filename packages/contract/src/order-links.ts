import './no-eval.ts'
import * as z from 'zod'
import { email, requiredText, text } from './fields.ts'
import { orderNumberInput } from './order-number.ts'

/** Asks for another link to an order, which goes to the order's own address. */
export const newLinkForm = z.object({ number: requiredText('Order number', 64), email: email() })
export type NewLinkForm = z.infer<typeof newLinkForm>

/** Who cancels: a name is needed from the holder of a link alone. */
export const cancelOrderInput = orderNumberInput.extend({ by: text('Name', 200).default('') })
export type CancelOrderInput = z.infer<typeof cancelOrderInput>

/** What is open by link: an order, or so much of it that its reader can tell whether it is theirs, or nothing. */
export const linkedOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('order'), number: z.string() }),
  z.object({
    kind: z.literal('stub'),
    service: z.string(),
    createdAt: z.iso.datetime(),
    /** The first letters of the name: "A… L…". */
    name: z.string(),
  }),
])
export type LinkedOrder = z.infer<typeof linkedOrder>
