import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { StaffMember } from '../people/staff-member.entity.ts'

/** That somebody of the staff had the page of an order open, and when last. */
export const DeskVisit = defineEntity({
  name: 'DeskVisit',
  tableName: 'desk_visits',
  properties: {
    /** No foreign key, which would wait for whoever has the row of the order. */
    orderId: p.uuid().name('order_id').primary(),
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
