import type { FilterQuery } from '@mikro-orm/core'
import { balanceOf } from '@northword/contract/money/ledger'
import {
  type ConversationInput,
  type ConversationView,
  type DeskConversation,
  maySayPaid,
  mostMessages,
  type OrderMessageView,
} from '@northword/contract/orders/conversation'
import { type Cursor, type PageInput, readCursor } from '@northword/contract/pages'
import type { Em } from '../../db/orm.ts'
import { pageOf, rowsToRead } from '../../db/queries/keyset.ts'
import { clock } from '../../time/clock.ts'
import { isHeld } from '../../time/shown-at.ts'
import { orderOf } from '../orders/find/find-order.ts'
import type { Order } from '../orders/order/order.entity.ts'
import { entriesOf } from '../payments/money-entry.entity.ts'
import type { Actor, Staff } from '../people/actor.ts'
import { OrderMessage, shownAt, unanswered } from './order-message.entity.ts'

/** A page of an order's conversation as its client sees it. @throws {DomainError} `orderNotFound` */
export async function conversationOf(
  em: Em,
  actor: Actor,
  { number, ...asked }: ConversationInput,
): Promise<ConversationView> {
  const { id: orderId, status } = await orderOf(em, actor, number)
  const page = await readPage(em, { orderId, ...shownAt(clock.now()) }, 'shownAt', asked)
  return {
    ...page,
    messages: page.messages.map((message) => ({ ...viewOf(message), at: message.shownAt.toISOString() })),
    answerBy: await answerByOf(em, orderId),
    maySayPaid: await waitsForMoney(em, { id: orderId, status }),
    saidPaidAt: await saidPaidAtOf(em, orderId),
  }
}

/** True if the client may say that they have paid. */
export async function waitsForMoney(em: Em, { id, status }: Pick<Order, 'id' | 'status'>): Promise<boolean> {
  return maySayPaid(status, balanceOf(status, await entriesOf(em, id)).owedCents)
}

/** Includes held and withdrawn messages. @throws {DomainError} `orderNotFound` */
export async function deskConversationOf(
  em: Em,
  actor: Staff,
  { number, ...asked }: ConversationInput,
): Promise<DeskConversation> {
  const { id: orderId, email } = await orderOf(em, actor, number)
  const page = await readPage(em, { orderId }, 'at', asked)
  return {
    ...page,
    messages: page.messages.map((message) => ({ ...viewOf(message), state: stateOf(message) })),
    answerBy: await answerByOf(em, orderId),
    mayWrite: email !== '',
  }
}

const viewOf = ({ id, at, sender, kind, staffName, text }: OrderMessage): OrderMessageView => ({
  id,
  at: at.toISOString(),
  from: sender,
  kind,
  by: staffName,
  text,
})

function stateOf(message: OrderMessage) {
  if (message.withdrawnAt) return 'cancelled'
  return isHeld(message, clock.now()) ? 'held' : 'shown'
}

type Some = FilterQuery<OrderMessage>

/** When it was written, or from when its client sees it. */
type MessageTime = 'at' | 'shownAt'

/** A page of messages, the oldest first, and the number of those before it. */
async function readPage(
  em: Em,
  some: Some,
  time: MessageTime,
  { cursor = '', limit = mostMessages }: PageInput,
) {
  const { orderBy, placeOf, before } = latestBy(time)
  const from = readCursor(cursor)
  const older: Some[] = from ? [before(from)] : []
  const read = await em.find(
    OrderMessage,
    { $and: [some, ...older] },
    { orderBy, limit: rowsToRead({ limit }) },
  )
  const placed = read.map((message) => ({ ...placeOf(message), message }))
  const { rows, next } = pageOf(placed, { limit })
  const last = rows.at(-1)
  return {
    messages: rows.toReversed().map(({ message }) => message),
    next,
    earlier: next && last ? await em.count(OrderMessage, { $and: [some, before(last)] }) : 0,
  }
}

/** Latest first, by one of a message's times. */
const latestBy = (time: MessageTime) => ({
  orderBy: { [time]: 'desc', id: 'desc' } as const,
  placeOf: (message: OrderMessage): Cursor => ({ createdAt: message[time], id: message.id }),
  before: ({ createdAt, id }: Cursor): Some => ({
    $or: [{ [time]: { $lt: createdAt } }, { [time]: createdAt, id: { $lt: id } }],
  }),
})

/** The oldest open promise of an answer. */
async function answerByOf(em: Em, orderId: string): Promise<string | null> {
  const [first] = await em.find(
    OrderMessage,
    { orderId, ...unanswered },
    { orderBy: { answerBy: 'asc' }, limit: 1 },
  )
  return first?.answerBy?.toISOString() ?? null
}

/** Time of the latest note of a payment that is still open. */
async function saidPaidAtOf(em: Em, orderId: string): Promise<string | null> {
  const said = { orderId, kind: 'paid', ...unanswered } as const
  const [last] = await em.find(OrderMessage, said, { orderBy: { at: 'desc' }, limit: 1 })
  return last?.at.toISOString() ?? null
}
