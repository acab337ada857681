import { createHash, randomUUID } from 'node:crypto'
import { orderFieldsOf } from '@northword/contract/orders/order-fields'
import { formatCents, parseCents } from '@northword/contract/orders/decimal-price'
import { briefMaxLength } from '@northword/contract/lengths'
import { orderForm, orderView, type OrderView, type SentOrder } from '@northword/contract/orders/orders'
import { nextPage, type PageInput, pageQuery } from '@northword/contract/pages'
import { projectView, type ProjectView } from '@northword/contract/orders/projects'
import * as z from 'zod'
import type { RestRequest, RestRoute } from '../../doors/rest-route.ts'
import { mostOrderBytes } from './place/place-order.ts'

/* Schemas of the specification: an order's `id` is its number, and a price is a decimal string in US dollars. */

/** Body of `POST /api/orders`, in both forms of the specification. Ignores fields that the server decides. */
const orderBody = orderForm.extend({
  note: z.string().max(briefMaxLength).nullable().optional(),
  sku: z.string().describe('A SKU of our catalog'),
  id: z
    .string()
    .optional()
    .describe('The sender’s own reference; with the content it makes a repeat recognisable'),
  price: z.string().optional().describe('The price that the sender saw, as a decimal string'),
  projectBrief: z.string().optional().describe('Another name for the note'),
  name: z.string().optional(),
  serviceName: z.string().optional(),
  paymentLink: z.string().optional(),
  userId: z.string().nullable().optional(),
  status: z.string().optional(),
  guest: z.boolean().optional(),
})
type OrderBody = z.infer<typeof orderBody>

const wireOrder = z.object({
  id: orderView.shape.number,
  sku: orderView.shape.sku,
  name: orderView.shape.name,
  price: z.string(),
  ...orderView.omit({ number: true, sku: true, name: true, priceCents: true }).shape,
})

const wireProject = z.object({
  ...projectView.omit({ orderNumber: true, orderStatus: true }).shape,
  orderId: projectView.shape.orderNumber,
  orderStatus: projectView.shape.orderStatus,
})

export const projectsAnswer = nextPage.extend({ projects: z.array(wireProject) })

export const orderOnWire = <Order extends OrderView>({ number, sku, name, priceCents, ...order }: Order) => ({
  id: number,
  sku,
  name,
  price: formatCents(priceCents),
  ...order,
})

export const projectOnWire = ({ orderNumber, orderStatus, notes, ...project }: ProjectView) => ({
  ...project,
  orderId: orderNumber,
  orderStatus,
  notes,
})

export const orderRoutes: RestRoute[] = [
  {
    method: 'GET',
    url: '/api/orders',
    summary: 'A page of the signed-in client’s own orders, the latest first.',
    query: pageQuery,
    gives: { 200: nextPage.extend({ orders: z.array(wireOrder) }) },
    async handle({ call, query }) {
      const { orders, next } = await call.orders.list(pageOf(query))
      return { status: 200, body: { orders: orders.map(orderOnWire), next } }
    },
  },
  {
    method: 'GET',
    url: '/api/projects',
    summary: 'A page of the signed-in client’s own projects, the latest first.',
    query: pageQuery,
    gives: { 200: projectsAnswer },
    async handle({ call, query }) {
      const { projects, next } = await call.projects.list(pageOf(query))
      return { status: 200, body: { projects: projects.map(projectOnWire), next } }
    },
  },
  {
    method: 'POST',
    url: '/api/orders',
    summary: 'Place an order.',
    placesOrder: true,
    mostBytes: mostOrderBytes,
    headers: { 'Idempotency-Key': 'A UUID of this order: sent twice with it, it is placed once.' },
    takes: orderBody,
    gives: { 200: z.object({ order: wireOrder }), 201: z.object({ order: wireOrder }) },
    async handle({ call, body, header }) {
      const input = inputOf(Object(body) as OrderBody, header('idempotency-key'))
      const { order, replayed } = await call.orders.place(input)
      return { status: replayed ? 200 : 201, body: { order: orderOnWire(order) } }
    },
  },
]

function pageOf(query: RestRequest['query']): PageInput {
  const limit = query('limit')
  return { cursor: query('before'), limit: limit === undefined ? undefined : Number(limit) }
}

/** The procedure's own schema checks it. */
function inputOf(body: OrderBody, key: string | undefined): SentOrder {
  const { sku, note, projectBrief, id, price } = body
  const content = { sku, ...orderFieldsOf(body), note: note || projectBrief }
  const idempotencyKey = key ?? keyFor(id, content)
  return { ...content, reference: id, idempotencyKey, quotedPriceCents: parseCents(price) }
}

/** Key of a sender without one: id and content. Four random digits collide daily, so an id is not enough. */
function keyFor(id: unknown, content: object): string {
  if (typeof id !== 'string' || id === '') return randomUUID()
  // Values other than text are refused by the procedure, whatever the key.
  const said = Object.values(content).map((value) => (typeof value === 'string' ? value.trim() : ''))
  return `id-${createHash('sha256')
    .update(JSON.stringify([id, said]))
    .digest('hex')}`
}
