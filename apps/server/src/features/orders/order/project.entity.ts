import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { type ProjectStep, stepFor } from '@northword/contract/orders/order-status'
import { v7 as uuid } from 'uuid'
import { toUser } from '../../people/user.entity.ts'
import type { Order } from './order.entity.ts'

/** The work behind an order. Created with it; its step follows the order's state. */
export const Project = defineEntity({
  name: 'Project',
  tableName: 'projects',
  properties: {
    id: p.uuid().primary(),
    /** References `orders` in the database only, since orders know projects and not the reverse. */
    orderId: p.uuid().unique('projects_order_id_unique'),
    userId: () =>
      toUser().name('user_id').strictNullable().deleteRule('set null').index('projects_user_id_index'),
    title: p.text(),
    status: p.text().$type<ProjectStep>(),
    sku: p.text(),
    notes: p.text(),
    createdAt: p.datetime(),
  },
})
export type Project = InferEntity<typeof Project>

export const projectOf = ({ id, userId, name, status, sku, note, createdAt }: Order): Project => ({
  id: uuid(),
  orderId: id,
  userId,
  title: name,
  status: stepFor(status) ?? 'Requested',
  sku,
  notes: note,
  createdAt,
})
