import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { MessageKind } from '@northword/contract/orders/conversation'
import { v7 as uuid } from 'uuid'
import { shownAt as ofTime } from '../../time/shown-at.ts'
import { Order } from '../orders/order/order.entity.ts'
import type { Actor } from '../people/actor.ts'
import { StaffMember } from '../people/staff-member.entity.ts'

const isOpen = '"answer_by" is not null and "settled_at" is null'

/** A message between client and studio about an order. Rows are added, settled and withdrawn, never rewritten. */
export const OrderMessage = defineEntity({
  name: 'OrderMessage',
  tableName: 'order_messages',
  properties: {
    id: p.uuid().primary(),
    orderId: () => p.manyToOne(Order).mapToPk().name('order_id').deleteRule('cascade'),
    at: p.datetime(),
    sender: p.text().$type<'client' | 'studio'>().check(`sender in ('client', 'studio')`),
    kind: p.text().$type<MessageKind>(),
    actor: p.text().$type<Actor['kind']>(),
    staffId: () =>
      p
        .manyToOne(StaffMember)
        .mapToPk()
        .name('staff_id')
        .strictNullable()
        .deleteRule('set null')
        .index('order_messages_staff_id_index'),
    /** The name on that day. Null if the client wrote it. */
    staffName: p.text().strictNullable(),
    /** Plain text. */
    text: p.text(),
    /** Visible to the client from then on: the studio's messages are held with their mails. */
    shownAt: p.datetime(),
    /** When it was withdrawn, unseen by the client. Null: not withdrawn. */
    withdrawnAt: p.datetime().strictNullable(),
    mailId: p.uuid().strictNullable().unique('order_messages_mail_id_unique'),
    /** Promised time of the studio's answer. Null on the studio's own messages. */
    answerBy: p.datetime().strictNullable(),
    /** When it was answered, or marked as needing no answer. Null: still open. */
    settledAt: p.datetime().strictNullable(),
    /** Id of the studio's message that answers it. */
    settledBy: p.uuid().strictNullable(),
    /** Unique per order and sender. */
    idempotencyKey: p.text(),
  },
  uniques: [
    {
      name: 'order_messages_order_id_sender_idempotency_key_unique',
      properties: ['orderId', 'sender', 'idempotencyKey'],
    },
  ],
  indexes: [
    { name: 'order_messages_order_id_at_index', properties: ['orderId', 'at'] },
    // Unanswered messages in the order of their promises, and the first of each order.
    { name: 'order_messages_due_index', properties: ['answerBy', 'id'], where: isOpen },
    { name: 'order_messages_open_index', properties: ['orderId', 'answerBy', 'id'], where: isOpen },
  ],
})
export type OrderMessage = InferEntity<typeof OrderMessage>

export type NewMessage = Pick<OrderMessage, 'sender' | 'kind' | 'actor' | 'text' | 'idempotencyKey'> &
  Partial<Pick<OrderMessage, 'staffId' | 'staffName' | 'shownAt' | 'mailId' | 'answerBy'>>

export const messageOf = (orderId: string, written: NewMessage, at: Date): OrderMessage => ({
  id: uuid(),
  orderId,
  at,
  staffId: null,
  staffName: null,
  shownAt: at,
  withdrawnAt: null,
  mailId: null,
  answerBy: null,
  settledAt: null,
  settledBy: null,
  ...written,
})

/** Condition: visible to the client at `now`. */
export const shownAt = (now: Date) => ({ withdrawnAt: null, ...ofTime(now) })

/** Condition: messages of the client that still need an answer. */
export const unanswered = { answerBy: { $ne: null }, settledAt: null }
