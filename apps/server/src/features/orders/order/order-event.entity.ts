import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { eventOfState } from '@northword/contract/desk/webhooks'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import { v7 as uuid } from 'uuid'
import type { HappenedEvent } from '../../../hooks/hooks.ts'
import { clock } from '../../../time/clock.ts'
import type { Actor } from '../../people/actor.ts'
import { toMemberOrNull } from '../../people/staff-member.entity.ts'
import { toUser } from '../../people/user.entity.ts'
import type { Move } from './move.ts'
import { type Order, toOrder } from './order.entity.ts'

/** A change of an order's state. Rows are only added. */
export const OrderEvent = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_events',
  properties: {
    id: p.uuid().primary(),
    orderId: () => toOrder().name('order_id').index('order_events_order_id_index'),
    at: p.datetime(),
    /** Older events record guests as clients. */
    actor: p.text().$type<Actor['kind']>(),
    actorUserId: () => toUser().name('actor_user_id').strictNullable().deleteRule('set null'),
    /** Name of the member or API token on that day. Null for other actors. */
    actorName: p.text().strictNullable(),
    /** Null: not a member, or recorded before the column existed. */
    staffId: () => toMemberOrNull().name('staff_id'),
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

/** The event for programs of the studio. */
export const happened = ({ number }: Order, { id, at, fromStatus, toStatus }: OrderEvent): HappenedEvent => ({
  id,
  event: fromStatus === null ? 'order.placed' : eventOfState[toStatus],
  at,
  data: { number, status: toStatus },
})
