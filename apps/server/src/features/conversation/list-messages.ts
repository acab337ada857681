import { balanceOf } from '@northword/contract/money/ledger'
import {
  type ConversationView,
  type DeskConversation,
  maySayPaid,
  type OrderMessageView,
} from '@northword/contract/orders/conversation'
import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'
import { isHeld } from '../../time/shown-at.ts'
import { orderOf } from '../orders/find/find-order.ts'
import type { Order } from '../orders/order/order.entity.ts'
import { entriesOf } from '../payments/money-entry.entity.ts'
import type { Actor, Staff } from '../people/actor.ts'
import { OrderMessage, shownAt, unanswered } from './order-message.entity.ts'

/** Messages shown of one conversation: the latest ones. */
const most = 100

/** The conversation of an order as its client sees it. @throws {DomainError} `orderNotFound` */
export async function conversationOf(em: Em, actor: Actor, number: string): Promise<ConversationView> {
  const { id: orderId, status } = await orderOf(em, actor, number)
  const shown = { orderId, ...shownAt(clock.now()) }
  const found = await em.find(OrderMessage, shown, { orderBy: { shownAt: 'desc', id: 'desc' }, limit: most })
  return {
    messages: found
      .toReversed()
      .map((message) => ({ ...viewOf(message), at: message.shownAt.toISOString() })),
    earlier: await countBefore(em, shown, found.length),
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
export async function deskConversationOf(em: Em, actor: Staff, number: string): Promise<DeskConversation> {
  const { id: orderId, email } = await orderOf(em, actor, number)
  const found = await em.find(OrderMessage, { orderId }, { orderBy: { at: 'desc', id: 'desc' }, limit: most })
  return {
    messages: found.toReversed().map((message) => ({ ...viewOf(message), state: stateOf(message) })),
    earlier: await countBefore(em, { orderId }, found.length),
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

const countBefore = async (em: Em, some: object, found: number) =>
  found < most ? 0 : (await em.count(OrderMessage, some)) - found

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
