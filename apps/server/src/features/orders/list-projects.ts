import type { ProjectView } from '@northword/contract/projects'
import type { Em } from '../../db/orm.ts'
import { Project } from '../projects/project.entity.ts'
import type { User } from '../users/user.entity.ts'
import { Order } from './order.entity.ts'

/** The projects of a client, the latest first. */
export async function listProjects(em: Em, { id: userId }: User): Promise<ProjectView[]> {
  const projects = await em.find(Project, { userId }, { orderBy: { createdAt: 'desc', id: 'desc' } })
  const orders = await em.find(Order, { id: { $in: projects.map(({ orderId }) => orderId) } })
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  return projects.flatMap(({ id, orderId, title, status, sku, notes, createdAt }) => {
    const order = orderOf.get(orderId)
    if (!order) return []
    const { number, status: orderStatus } = order
    return {
      id,
      userId,
      title,
      status,
      sku,
      notes,
      createdAt: createdAt.toISOString(),
      orderId: number,
      orderStatus,
    }
  })
}
