import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { OrdersQuery } from '@northword/contract/desk/desk-orders'
import { toMember } from '../../people/staff-member.entity.ts'

/** A named query of the order list, kept by a member. */
export const DeskView = defineEntity({
  name: 'DeskView',
  tableName: 'desk_views',
  properties: {
    id: p.uuid().primary(),
    memberId: () => toMember().name('member_id').deleteRule('cascade').index(false),
    name: p.text(),
    query: p.json<OrdersQuery>(),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'desk_views_member_id_name_unique', properties: ['memberId', 'name'] }],
})
export type DeskView = InferEntity<typeof DeskView>
