import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { OrderStatus } from '@northword/contract/order-status'
import { v7 as uuid } from 'uuid'
import { clock } from '../../time/clock.ts'
import type { Actor } from '../people/actor.ts'
import { StaffMember } from '../people/staff-member.entity.ts'
import { User } from '../people/user.entity.ts'
import type { Move } from './move.ts'
import { Order } from './order.entity.ts'

/** One change of an order's state: who, when, from, to and why. Rows are only ever added. */
export const OrderEvent = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_events',
  properties: {
    id: p.uuid().primary(),
    orderId: () =>
      p
        .manyToOne(Order)
        .mapToPk()
        .name('order_id')
        .deleteRule('cascade')
        .index('order_events_order_id_index'),
    at: p.datetime(),
    /** Who acted. Before events told them apart, guests were clients too. */
    actor: p.text().$type<Actor['kind']>(),
    actorUserId: () =>
      p.manyToOne(User).mapToPk().name('actor_user_id').strictNullable().deleteRule('set null'),
    /** Who of the studio it was, as they were called that day; null for everybody else. */
    actorName: p.text().strictNullable(),
    /** Who of the staff; null where it was nobody of them, or an older version of the product did not write it down. */
    staffId: () =>
      p.manyToOne(StaffMember).mapToPk().name('staff_id').strictNullable().deleteRule('set null'),
    /** Null for the event that created the order. */
    fromStatus: p.text().$type<OrderStatus>().strictNullable(),
    toStatus: p.text().$type<OrderStatus>(),
    note: p.text().strictNullable(),
  },
  indexes: [
    {
      name: 'order_events_actor_user_id_index',
      properties: 'actorUserId',
      where: '"actor_user_id" is not null',
    },
    { name: 'order_events_staff_id_index', properties: 'staffId', where: '"staff_id" is not null' },
  ],
})
export type OrderEvent = InferEntity<typeof OrderEvent>

/** The event that creates an order, which its owner caused. */
export const firstEventOf = ({ id, userId, status, createdAt }: Order): OrderEvent => ({
  id: uuid(),
  orderId: id,
  at: createdAt,
  actor: userId === null ? 'guest' : 'client',
  actorUserId: userId,
  actorName: null,
  staffId: null,
  fromStatus: null,
  toStatus: status,
  note: null,
})

/** The event of a move that happens now. */
export const moveEventOf = ({ id, status }: Order, { to, actor, note }: Move): OrderEvent => ({
  id: uuid(),
  orderId: id,
  at: clock.now(),
  actor: actor.kind,
  actorUserId: actor.kind === 'client' ? actor.user.id : null,
  actorName: 'member' in actor ? actor.member.name : null,
  staffId: actor.kind === 'staff' ? actor.member.id : null,
  fromStatus: status,
  toStatus: to,
  note: note ?? null,
})
