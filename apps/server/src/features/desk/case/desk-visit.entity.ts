import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { toMember } from '../../people/staff-member.entity.ts'

/** Last time that a member had the page of an order open. */
export const DeskVisit = defineEntity({
  name: 'DeskVisit',
  tableName: 'desk_visits',
  properties: {
    /** No foreign key: it would wait for the lock on the order's row. */
    orderId: p.uuid().name('order_id').primary(),
    staffId: () =>
      toMember().name('staff_id').primary().deleteRule('cascade').index('desk_visits_staff_id_index'),
    seenAt: p.datetime().index('desk_visits_seen_at_index'),
  },
})
export type DeskVisit = InferEntity<typeof DeskVisit>
