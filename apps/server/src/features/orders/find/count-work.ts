import {
  isInProgress,
  isStopped,
  type OrderStatus,
  type ProjectStep,
} from '@northword/contract/orders/order-status'
import type { WorkCounts } from '@northword/contract/orders/projects'
import type { Em } from '../../../db/orm.ts'
import type { Client } from '../../people/actor.ts'
import { countOrders } from './list-orders.ts'

interface Group {
  step: ProjectStep
  status: OrderStatus
  count: number
}

/** Counters of the dashboard. Projects of cancelled or refunded orders count only in the total. */
export async function countWork(em: Em, client: Client): Promise<WorkCounts> {
  const groups = await em.execute<Group[]>(
    `select projects.status as step, orders.status as status, count(*)::int as count
      from projects join orders on orders.id = projects.order_id
      where projects.user_id = ? group by 1, 2`,
    [client.user.id],
  )
  const goingOn = groups.filter(({ status }) => !isStopped(status))
  return {
    activeProjects: sum(groups),
    totalOrders: await countOrders(em, client),
    completed: sum(goingOn.filter(({ step }) => step === 'Delivered')),
    inProgress: sum(goingOn.filter(({ step }) => isInProgress(step))),
  }
}

const sum = (groups: Group[]) => groups.reduce((total, { count }) => total + count, 0)
