import '../no-eval.ts'
import * as z from 'zod'
import { orderStatuses } from '../orders/order-status.ts'
import { testEvent, webhookEvents } from './webhooks.ts'

/** Body of an event, as in Standard Webhooks. In a test, `data` is empty. */
export const webhookBody = z.object({
  type: z.enum([...webhookEvents, testEvent]),
  /** Time of the event, ISO 8601. */
  timestamp: z.iso.datetime(),
  data: z.object({
    orderNumber: z.string().optional().describe('Number of the order.'),
    order: z
      .string()
      .optional()
      .meta({ deprecated: true, description: 'Another name of `orderNumber`, until 2027-07-01.' }),
    /** Only in order events. */
    status: z.enum(orderStatuses).optional().describe('State that the order came to. Only in order events.'),
    url: z.string().optional().describe('The order at the desk, for people.'),
    api: z.string().optional().describe('The order by the API, for programs.'),
  }),
})
export type WebhookBody = z.infer<typeof webhookBody>

/** Headers of an event, as in Standard Webhooks. */
export const webhookHeaders = z.object({
  'webhook-id': z.string().describe('Id of the event at this endpoint, the same in every try.'),
  'webhook-timestamp': z.string().describe('Time of this try, in seconds since 1970.'),
  'webhook-signature': z
    .string()
    .describe('One or two signatures, `v1,` and base64 each: HMAC SHA-256 of id, timestamp and body.'),
})
