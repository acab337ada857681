import { conversation } from '@northword/content/orders/conversation'
import type { ConversationView, SayPaidInput, WriteInput } from '@northword/contract/orders/conversation'
import { eventOfMessage } from '@northword/contract/desk/webhooks'
import { afterBusinessHours } from '../../time/business-hours.ts'
import type { Em } from '../../db/orm.ts'
import type { Context } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { clock } from '../../time/clock.ts'
import { orderOf } from '../orders/find/find-order.ts'
import type { Order } from '../orders/order/order.entity.ts'
import { conversationOf } from './list-messages.ts'
import { messageNoticeMail } from './conversation-mails.ts'
import { type Draft, messageOf, OrderMessage } from './order-message.entity.ts'
import { waitsForMoney } from './waits-for-money.ts'
import { orderToWriteTo } from './write-once.ts'

/**
 * Writes a message of the client, which the studio promises to answer. Open to anyone who may see the order.
 * @throws {DomainError} `orderNotFound`, `messageKeyReused`, `tooManyTries`
 */
export const writeMessage = (ctx: Context, { number, text, idempotencyKey }: WriteInput) =>
  write(ctx, number, { kind: 'message', text, idempotencyKey }, async () => {})

/**
 * Records that the client says they have paid. Adds no payment to the ledger: the studio checks its bank first.
 * @throws {DomainError} `cannotSayPaid` if the order awaits no payment, and as {@link writeMessage}
 */
export const sayPaid = (ctx: Context, { number, idempotencyKey }: SayPaidInput) =>
  write(ctx, number, { kind: 'paid', text: conversation.paid.text, idempotencyKey }, async (tx, order) => {
    if (!(await waitsForMoney(tx, order))) throw new DomainError('cannotSayPaid')
  })

async function write(
  { em, mail, limits, actor, hooks, site }: Context,
  number: string,
  said: Pick<Draft, 'kind' | 'text' | 'idempotencyKey'>,
  check: (tx: Em, order: Order) => Promise<void>,
): Promise<ConversationView> {
  const { id } = await orderOf(em, actor, number)
  await limits.countOrder('messageOrder', { id })
  await em.fork().transactional(async (tx) => {
    const at = clock.now()
    const answerBy = afterBusinessHours(at, site.company.answerWithinHours.most, site)
    const draft: Draft = { sender: 'client', actor: actor.kind, answerBy, ...said }
    const order = await orderToWriteTo(tx, id, draft)
    if (!order) return
    await check(tx, order)
    const message = messageOf(id, draft, at)
    await tx.insert(OrderMessage, message)
    const event = eventOfMessage[message.kind]
    await hooks.eventsHappened(tx, [{ id: message.id, event, at, data: { number: order.number } }])
    await hooks.clientActed(tx, { orderId: id, act: 'wrote' })
    await mail.add(tx, [messageNoticeMail(order, { text: message.text, answerBy }, site)])
  })
  return conversationOf(em.fork(), actor, number)
}
