import '../no-eval.ts'
import * as z from 'zod'
import { orderFieldsBy } from '../orders/order-fields.ts'
import { placeOrderInput } from '../orders/orders.ts'
import { fromStored } from './stored-order.ts'

/** Text of a field, empty if an earlier release has stored none. UTF-16 units, far above any form's limit. */
const typed = z.string().max(1_000_000).default('')

/** Unvalidated form values. */
const typedForm = z.object(orderFieldsBy(() => typed))
export type TypedForm = z.infer<typeof typedForm>

const { reference: id, quotedPriceCents: _, ...asSent } = placeOrderInput.shape

/** See `stored-order.ts`. The server checks what was typed: here it would be lost. */
const storedOrder = z.object({
  ...asSent,
  ...typedForm.shape,
  id,
  quotedPrice: z.string().max(32).optional().catch(undefined),
})

/**
 * An unsent order on the device, until it is sent or cancelled. `sent` holds the attempts without an answer, oldest
 * first: a server may have stored them.
 */
export const unsentOrder = z.object({
  version: z.literal(1),
  values: typedForm,
  idempotencyKey: z.uuid(),
  sent: z.array(storedOrder.transform(fromStored)),
})
export type UnsentOrder = z.infer<typeof unsentOrder>

/** UTF-16 units. */
export const refusalMaxLength = 500

/** Older entries have no writer and count as a guest's. */
const keptOrder = storedOrder
  .extend({ writtenBy: z.string().max(64).nullable().default(null) })
  .transform(fromStored)

/** The same as `NewPrice`. */
const newPrice = z.object({ release: z.string().max(64), priceCents: z.int() })

/** An order on the device until it is acknowledged. */
export const outboxEntry = z.object({
  version: z.literal(1),
  order: keptOrder,
  serviceName: z.string().max(200),
  savedAt: z.iso.datetime(),
  /** The server's reason; null while it waits. */
  refusal: z.string().max(refusalMaxLength).nullable(),
  /** The one to which the reader may say yes. */
  newPrice: newPrice.optional().catch(undefined),
})
export type OutboxEntry = z.infer<typeof outboxEntry>
