import { createHash, randomUUID } from 'node:crypto'
import {
  orderAnswer,
  ordersAnswer,
  orderWire,
  type OrderWire,
  type PlaceOrderInput,
} from '@northword/contract/orders'
import { type PageInput, pageQuery } from '@northword/contract/pages'
import { projectsAnswer } from '@northword/contract/projects'
import type { RestRequest, RestRoute } from '../../doors/rest-route.ts'

export const orderRoutes: RestRoute[] = [
  {
    method: 'GET',
    url: '/api/orders',
    summary: 'A page of the signed-in client’s own orders, the latest first.',
    query: pageQuery,
    gives: { 200: ordersAnswer },
    handle: async ({ call, query }) => ({ status: 200, body: await call.orders.list(pageOf(query)) }),
  },
  {
    method: 'GET',
    url: '/api/projects',
    summary: 'A page of the signed-in client’s own projects, the latest first.',
    query: pageQuery,
    gives: { 200: projectsAnswer },
    handle: async ({ call, query }) => ({ status: 200, body: await call.projects.list(pageOf(query)) }),
  },
  {
    method: 'POST',
    url: '/api/orders',
    summary: 'Place an order.',
    headers: { 'Idempotency-Key': 'A UUID of this order: sent twice with it, it is placed once.' },
    takes: orderWire,
    gives: { 200: orderAnswer, 201: orderAnswer },
    async handle({ call, body, header }) {
      // What the wire holds is checked by the procedure's own schema, as every other input is.
      const { sku, fullName, email, phone, note, projectBrief, id, price } = Object(
        body,
      ) as Partial<OrderWire>
      const content = { sku, fullName, email, phone, note: note || projectBrief }
      const idempotencyKey = header('idempotency-key') ?? keyFor(id, content)
      const input = { ...content, id, idempotencyKey, quotedPrice: price }
      const { order, replayed } = await call.orders.place(input as PlaceOrderInput)
      return { status: replayed ? 200 : 201, body: { order } }
    },
  },
]

/** The page that an address asks for; the procedure checks it. */
function pageOf(query: RestRequest['query']): PageInput {
  const limit = query('limit')
  return { cursor: query('before'), limit: limit === undefined ? undefined : Number(limit) }
}

/**
 * Without a key, the sender's id plays the part, together with the content: four random digits collide
 * daily, and the same id with other content is another customer's order.
 */
function keyFor(id: unknown, content: object): string {
  if (typeof id !== 'string' || id === '') return randomUUID()
  // What is no text is refused by the procedure, whatever its key.
  const said = Object.values(content).map((value) => (typeof value === 'string' ? value.trim() : ''))
  return `id-${createHash('sha256')
    .update(JSON.stringify([id, said]))
    .digest('hex')}`
}
