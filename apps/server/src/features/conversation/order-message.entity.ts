import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { MessageKind } from '@northword/contract/conversation'
import { v7 as uuid } from 'uuid'
import { Order } from '../orders/order.entity.ts'
import type { Actor } from '../people/actor.ts'
import { StaffMember } from '../people/staff-member.entity.ts'

const isOpen = '"answer_by" is not null and "settled_at" is null'

/** One message between a client and the studio about an order. Rows are added, settled and withdrawn, never rewritten. */
export const OrderMessage = defineEntity({
  name: 'OrderMessage',
  tableName: 'order_messages',
  properties: {
    id: p.uuid().primary(),
    orderId: () => p.manyToOne(Order).mapToPk().name('order_id').deleteRule('cascade'),
    at: p.datetime(),
    sender: p.text().$type<'client' | 'studio'>().check(`sender in ('client', 'studio')`),
    kind: p.text().$type<MessageKind>(),
    /** Who wrote it. */
    actor: p.text().$type<Actor['kind']>(),
    staffId: () =>
      p
        .manyToOne(StaffMember)
        .mapToPk()
        .name('staff_id')
        .strictNullable()
        .deleteRule('set null')
        .index('order_messages_staff_id_index'),
    /** As it was that day; null where the client wrote it. */
    staffName: p.text().strictNullable(),
    /** Plain text. */
    text: p.text(),
    /** From then on the client sees it: the studio's messages are held with their mails. */
    shownAt: p.datetime(),
    /** When it was taken back, before anybody saw it; null where it was not. */
    withdrawnAt: p.datetime().strictNullable(),
    /** The mail that carries a message of the studio. */
    mailId: p.uuid().strictNullable().unique('order_messages_mail_id_unique'),
    /** By when the studio has promised the client an answer; null on the studio's own. */
    answerBy: p.datetime().strictNullable(),
    /** When it was answered, or needed no answer; null before. */
    settledAt: p.datetime().strictNullable(),
    /** The message of the studio that answered it. */
    settledBy: p.uuid().strictNullable(),
    /** Makes sending twice safe, among the messages of one order. */
    idempotencyKey: p.text(),
  },
  uniques: [
    {
      name: 'order_messages_order_id_idempotency_key_unique',
      properties: ['orderId', 'idempotencyKey'],
    },
  ],
  indexes: [
    { name: 'order_messages_order_id_at_index', properties: ['orderId', 'at'] },
    // What the studio has to answer, in the order in which it promised it, and the first of each order.
    { name: 'order_messages_due_index', properties: ['answerBy', 'id'], where: isOpen },
    { name: 'order_messages_open_index', properties: ['orderId', 'answerBy', 'id'], where: isOpen },
  ],
})
export type OrderMessage = InferEntity<typeof OrderMessage>

/** A message that somebody writes. */
export type Draft = Pick<OrderMessage, 'sender' | 'kind' | 'actor' | 'text' | 'idempotencyKey'> &
  Partial<Pick<OrderMessage, 'staffId' | 'staffName' | 'shownAt' | 'mailId' | 'answerBy'>>

/** The row of a message that is written at a moment. */
export const messageOf = (orderId: string, draft: Draft, at: Date): OrderMessage => ({
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
  ...draft,
})

/** The messages that the client may see at a moment. */
export const shownAt = (now: Date) => ({ withdrawnAt: null, shownAt: { $lte: now } })

/** The messages of the client that still want an answer. */
export const unanswered = { answerBy: { $ne: null }, settledAt: null }
