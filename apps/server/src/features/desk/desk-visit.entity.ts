import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { Order } from '../orders/order.entity.ts'
import { StaffMember } from '../people/staff-member.entity.ts'

/** That somebody of the staff had the page of an order open, and when last. */
export const DeskVisit = defineEntity({
  name: 'DeskVisit',
  tableName: 'desk_visits',
  properties: {
    orderId: () => p.manyToOne(Order).mapToPk().name('order_id').primary().deleteRule('cascade'),
    staffId: () =>
      p
        .manyToOne(StaffMember)
        .mapToPk()
        .name('staff_id')
        .primary()
        .deleteRule('cascade')
        .index('desk_visits_staff_id_index'),
    seenAt: p.datetime().index('desk_visits_seen_at_index'),
  },
})
export type DeskVisit = InferEntity<typeof DeskVisit>
