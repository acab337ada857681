import type { SiteContent } from '@northword/contract/content/site-content'
import type { ExportRecord } from '@northword/contract/people/account'
import { orderStatuses } from '@northword/contract/orders/order-status'
import { everyPage } from '../../db/queries/keyset.ts'
import type { Em } from '../../db/orm.ts'
import type { Feature } from '../../feature.ts'
import type { Client } from '../people/actor.ts'
import { eraseFinishedOrders, eraseGuestOrders, eraseLaterWords, eraseOrders } from './erase/erase-orders.ts'
import { listOrderDetails } from './find/list-orders.ts'
import { listProjects } from './find/list-projects.ts'
import { OrderEvent } from './order/order-event.entity.ts'
import { Order } from './order/order.entity.ts'
import { orderForms, orderViews } from './orders.form.ts'
import { orderOnWire, orderRoutes, projectOnWire } from './orders.rest.ts'
import { Project } from './order/project.entity.ts'

export const orders: Feature = {
  entities: [Order, OrderEvent, Project],
  routes: orderRoutes,
  forms: orderForms,
  views: orderViews,
  personalData: { records: ordersAndProjectsOf, erase: eraseOrders, eraseAddress: eraseGuestOrders },
  figures: [
    { name: 'northword_orders', help: 'Orders in each state.', labels: ['state'], read: countByState },
  ],
  tidy: { orders: eraseFinishedOrders, 'order-words': ({ em }) => eraseLaterWords(em) },
}

async function* ordersAndProjectsOf(em: Em, client: Client, site: SiteContent): AsyncGenerator<ExportRecord> {
  const details = everyPage(
    (page) => listOrderDetails({ em: em.fork(), actor: client, site }, page),
    (page) => page.orders,
  )
  for await (const order of details) yield { kind: 'order', ...orderOnWire(order) }
  const projects = everyPage(
    (page) => listProjects(em.fork(), client, page),
    (page) => page.projects,
  )
  for await (const project of projects) yield { kind: 'project', ...projectOnWire(project) }
}

async function countByState(em: Em) {
  const groups = await em.execute<{ state: string; count: number }[]>(
    'select status as state, count(*)::int as count from orders group by status',
  )
  const counts = new Map(groups.map(({ state, count }) => [state, count]))
  return orderStatuses.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 }))
}
