import { randomUUID } from 'node:crypto'
import { fieldsOf } from '@northword/contract/form-fields'
import { formatCents, parseCents } from '@northword/contract/orders/decimal-price'
import { orderForm, type OrderView, type SentOrder } from '@northword/contract/orders/orders'
import { type OrderBody, orderBody, projectsAnswer, wireOrder } from '@northword/contract/orders/wire-orders'
import { nextPage, type PageInput, pageQuery } from '@northword/contract/pages'
import type { ProjectView } from '@northword/contract/orders/projects'
import * as z from 'zod'
import { keyOf, optionalKey, type RestRequest, type RestRoute } from '../../doors/rest-route.ts'
import { forClients } from '../../doors/route-access.ts'
import { orderContent, sha256Of } from './order/fingerprint.ts'
import { mostOrderBytes } from './place/place-order.ts'

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
    operationId: 'orders.list',
    ...forClients,
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
    operationId: 'projects.list',
    ...forClients,
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
    operationId: 'orders.place',
    access: 'For anybody. With a session of a client the order is in their account at once.',
    security: [],
    refuses: ['notOpen', 'unknownService', 'priceChanged', 'keyReused'],
    placesOrder: true,
    mostBytes: mostOrderBytes,
    headers: optionalKey(
      'A text that names this order, such as a UUID: sent twice with it, it is placed once.',
    ),
    takes: orderBody,
    gives: { 200: z.object({ order: wireOrder }), 201: z.object({ order: wireOrder }) },
    async handle(request) {
      const { order, replayed } = await request.call.orders.place(inputOf(request))
      return { status: replayed ? 200 : 201, body: { order: orderOnWire(order) } }
    },
  },
]

function pageOf(query: RestRequest['query']): PageInput {
  const limit = query('limit')
  return {
    cursor: query('cursor') ?? query('before'),
    limit: limit === undefined ? undefined : Number(limit),
  }
}

/** The procedure's own schema checks it. */
function inputOf(request: Pick<RestRequest, 'body' | 'header'>): SentOrder {
  const body: OrderBody = Object(request.body)
  const { sku, note, projectBrief, id, price, release } = body
  const content = { sku, ...fieldsOf(orderForm, body), note: note || projectBrief }
  const idempotencyKey = keyOf(request) ?? keyFor(id, content)
  return { ...content, reference: id, idempotencyKey, quotedPriceCents: parseCents(price), release }
}

/** Key of a sender without one: id and content. Four random digits collide daily, so an id is not enough. */
function keyFor(id: unknown, content: object): string {
  if (typeof id !== 'string' || id === '') return randomUUID()
  // Values other than text are refused by the procedure, whatever the key.
  const said = Object.entries(content).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : '',
  ])
  return `id-${sha256Of([id, orderContent(Object.fromEntries(said))])}`
}
