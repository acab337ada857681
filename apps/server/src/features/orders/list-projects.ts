import type { PageInput } from '@northword/contract/pages'
import type { ProjectSummary, ProjectView } from '@northword/contract/projects'
import { afterCursor, latestFirst, pageOf, rowsToRead } from '../../db/keyset.ts'
import type { Em } from '../../db/orm.ts'
import { Project } from './project.entity.ts'
import type { User } from '../people/user.entity.ts'
import { Order } from './order.entity.ts'

/** A page of the projects of a client, the latest first. */
export async function listProjects(em: Em, user: User, page: PageInput) {
  const options = { orderBy: latestFirst, limit: rowsToRead(page) }
  const { rows, next } = pageOf(await em.find(Project, ownAfter(user, page), options), page)
  const summaries = await summariesOf(em, rows)
  const notesOf = new Map(rows.map(({ id, notes }) => [id, notes]))
  const projects = summaries.map((one): ProjectView => ({ ...one, notes: notesOf.get(one.id) ?? '' }))
  return { projects, next }
}

/** As {@link listProjects}, without the notes. */
export async function listProjectSummaries(em: Em, user: User, page: PageInput) {
  const read = await em.find(Project, ownAfter(user, page), {
    orderBy: latestFirst,
    limit: rowsToRead(page),
    exclude: ['notes'],
    disableIdentityMap: true,
  })
  const { rows, next } = pageOf(read, page)
  return { projects: await summariesOf(em, rows), next }
}

const ownAfter = ({ id: userId }: User, page: PageInput) => ({ userId, ...afterCursor(page) })

type Brief = Pick<Project, 'id' | 'orderId' | 'userId' | 'title' | 'status' | 'sku' | 'createdAt'>

async function summariesOf(em: Em, projects: Brief[]): Promise<ProjectSummary[]> {
  const ids = projects.map(({ orderId }) => orderId)
  const orders = await em.find(
    Order,
    { id: { $in: ids } },
    { fields: ['number', 'status'], disableIdentityMap: true },
  )
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  return projects.flatMap(({ id, orderId, userId, title, status, sku, createdAt }) => {
    const order = orderOf.get(orderId)
    if (!order) return []
    const { number, status: orderStatus } = order
    return {
      id,
      userId,
      title,
      status,
      sku,
      createdAt: createdAt.toISOString(),
      orderNumber: number,
      orderStatus,
    }
  })
}
