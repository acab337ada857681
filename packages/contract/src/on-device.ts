import './no-eval.ts'
import * as z from 'zod'
import { placeOrderInput } from './orders.ts'
import { fromStored } from './stored-order.ts'

/** Longest text that is read back from the device, in UTF-16 units: far over any limit of a form. */
const typed = z.string().max(1_000_000)

/** A form as it stands while somebody types: nothing in it has been checked. */
const typedForm = z.object({
  fullName: typed,
  email: typed,
  phone: typed,
  note: typed,
})
export type TypedForm = z.infer<typeof typedForm>

const { reference: id, quotedPriceCents: _, ...asSent } = placeOrderInput.shape

/** An order as it is stored; see `stored-order.ts`. */
const storedOrder = z.object({ ...asSent, id, quotedPrice: z.string().max(32).optional().catch(undefined) })

/**
 * An order form kept on the visitor's device until it is sent or cancelled. `sent` holds, oldest
 * first, every version that a server may have stored although no answer came back.
 */
export const orderDraft = z.object({
  version: z.literal(1),
  values: typedForm,
  idempotencyKey: z.uuid(),
  sent: z.array(storedOrder.transform(fromStored)),
})
export type OrderDraft = z.infer<typeof orderDraft>

/** Longest reason that is stored with a refused order, in UTF-16 units. */
export const refusalMaxLength = 500

/** An order on a device; one without a writer is from a time when nobody noted them, and may be anybody's: a guest's. */
const keptOrder = storedOrder
  .extend({ writtenBy: z.string().max(64).nullable().default(null) })
  .transform(fromStored)

/**
 * An order kept on the visitor's device until a server acknowledges it. `refusal` is the server's
 * reason where it answered that it will never take the order, and null while the order waits.
 */
export const outboxEntry = z.object({
  version: z.literal(1),
  order: keptOrder,
  serviceName: z.string().max(200),
  savedAt: z.iso.datetime(),
  refusal: z.string().max(refusalMaxLength).nullable(),
})
export type OutboxEntry = z.infer<typeof outboxEntry>
