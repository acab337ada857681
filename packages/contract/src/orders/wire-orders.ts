import '../no-eval.ts'
import * as z from 'zod'
import { briefMaxLength } from '../lengths.ts'
import { nextPage } from '../pages.ts'
import { orderForm, orderView } from './orders.ts'
import { projectView } from './projects.ts'

/* Schemas of the specification: an order's `id` is its number, and a price is a decimal string in US dollars. */

/** Body of `POST /api/orders`, in both forms of the specification. Ignores fields that the server decides. */
export const orderBody = orderForm.extend({
  note: z.string().max(briefMaxLength).nullable().optional(),
  sku: z.string().describe('A SKU of our catalog'),
  id: z
    .string()
    .optional()
    .describe('The sender’s own reference; with the content it makes a repeat recognisable'),
  price: z.string().optional().describe('The price that the sender saw, as a decimal string'),
  release: z
    .string()
    .optional()
    .describe(
      'Release that the sender’s page showed, from its `#matter` element: its price holds for a week',
    ),
  projectBrief: z.string().optional().describe('Another name for the note'),
  name: z.string().optional(),
  serviceName: z.string().optional(),
  paymentLink: z.string().optional(),
  userId: z.string().nullable().optional(),
  status: z.string().optional(),
  guest: z.boolean().optional(),
})
export type OrderBody = z.infer<typeof orderBody>

export const wireOrder = z.object({
  id: orderView.shape.number,
  sku: orderView.shape.sku,
  name: orderView.shape.name,
  price: z.string(),
  ...orderView.omit({ number: true, sku: true, name: true, priceCents: true }).shape,
})

export const wireProject = z.object({
  ...projectView.omit({ orderNumber: true, orderStatus: true }).shape,
  orderId: projectView.shape.orderNumber,
  orderStatus: projectView.shape.orderStatus,
})

export const projectsAnswer = nextPage.extend({ projects: z.array(wireProject) })
