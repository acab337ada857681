import * as z from 'zod'
import { placeOrderInput } from './orders.ts'

/** A form as it stands while somebody types: nothing in it has been checked. */
const typedForm = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
})
export type TypedForm = z.infer<typeof typedForm>

/**
 * An order form kept on the visitor's device until it is sent or cancelled. `sent` holds, oldest
 * first, every version that a server may have stored although no answer came back.
 */
export const orderDraft = z.object({
  version: z.literal(1),
  values: typedForm,
  idempotencyKey: z.uuid(),
  sent: z.array(placeOrderInput),
})
export type OrderDraft = z.infer<typeof orderDraft>

/**
 * An order kept on the visitor's device until a server acknowledges it. `refusal` is the server's
 * reason where it answered that it will never take the order, and null while the order waits.
 */
export const outboxEntry = z.object({
  version: z.literal(1),
  order: placeOrderInput,
  serviceName: z.string(),
  savedAt: z.iso.datetime(),
  refusal: z.string().nullable(),
})
export type OutboxEntry = z.infer<typeof outboxEntry>
