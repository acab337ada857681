import type { PageInput } from '@northword/contract/pages'
import type { ProjectSummary, ProjectView } from '@northword/contract/orders/projects'
import { afterCursor, latestFirst, pageOf, rowsToRead } from '../../../db/queries/keyset.ts'
import type { Em } from '../../../db/orm.ts'
import type { Client } from '../../people/actor.ts'
import { Order } from '../order/order.entity.ts'
import { Project } from '../order/project.entity.ts'

export async function listProjects(em: Em, client: Client, page: PageInput) {
  const options = { orderBy: latestFirst, limit: rowsToRead(page) }
  const { rows, next } = pageOf(await em.find(Project, ownAfter(client, page), options), page)
  const projects = (await withOrders(em, rows)).map(([project, order]): ProjectView => ({
    ...summaryOf(project, order),
    notes: project.notes,
  }))
  return { projects, next }
}

/** As {@link listProjects}, without notes. */
export async function listProjectSummaries(em: Em, client: Client, page: PageInput) {
  const read = await em.find(Project, ownAfter(client, page), {
    orderBy: latestFirst,
    limit: rowsToRead(page),
    exclude: ['notes'],
    disableIdentityMap: true,
  })
  const { rows, next } = pageOf(read, page)
  const projects = (await withOrders(em, rows)).map(([project, order]) => summaryOf(project, order))
  return { projects, next }
}

const ownAfter = ({ user }: Client, page: PageInput) => ({ userId: user.id, ...afterCursor(page) })

type Brief = Pick<Project, 'id' | 'orderId' | 'userId' | 'title' | 'status' | 'sku' | 'createdAt'>
type OrderBrief = Pick<Order, 'number' | 'status'>

async function withOrders<Row extends Brief>(em: Em, projects: Row[]): Promise<[Row, OrderBrief][]> {
  const ids = { $in: projects.map(({ orderId }) => orderId) }
  const orders = await em.find(Order, { id: ids }, { fields: ['number', 'status'], disableIdentityMap: true })
  const orderOf = new Map<string, OrderBrief>(orders.map((order) => [order.id, order]))
  return projects.flatMap((project) => {
    const order = orderOf.get(project.orderId)
    return order ? [[project, order]] : []
  })
}

const summaryOf = (project: Brief, { number, status }: OrderBrief): ProjectSummary => ({
  id: project.id,
  userId: project.userId,
  title: project.title,
  status: project.status,
  sku: project.sku,
  createdAt: project.createdAt.toISOString(),
  orderNumber: number,
  orderStatus: status,
})
