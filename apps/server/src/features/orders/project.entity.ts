import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { ProjectStep } from '@northword/contract/order-status'
import { User } from '../people/user.entity.ts'

/** The work behind an order, created with it; its step follows the order's state. */
export const Project = defineEntity({
  name: 'Project',
  tableName: 'projects',
  properties: {
    id: p.uuid().primary(),
    /** References `orders`; in the database only, because orders know projects and not the reverse. */
    orderId: p.uuid().unique('projects_order_id_unique'),
    userId: () =>
      p
        .manyToOne(User)
        .mapToPk()
        .name('user_id')
        .strictNullable()
        .deleteRule('set null')
        .index('projects_user_id_index'),
    title: p.text(),
    status: p.text().$type<ProjectStep>(),
    sku: p.text(),
    notes: p.text(),
    createdAt: p.datetime(),
  },
})
export type Project = InferEntity<typeof Project>
