import { messageNotice, studioMessage } from '@northword/content/mails/conversation-mails'
import { conversation } from '@northword/content/orders/conversation'
import { studioTime } from '@northword/content/studio/promised-time'
import type {
  ConversationView,
  SayPaidInput,
  WriteInput,
  WriteToClientInput,
} from '@northword/contract/orders/conversation'
import { eventOfMessage } from '@northword/contract/desk/webhooks'
import { afterBusinessHours } from '../../time/business-hours.ts'
import type { Em } from '../../db/orm.ts'
import type { Context, StaffContext } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { clock } from '../../time/clock.ts'
import { orderOf } from '../orders/find/find-order.ts'
import { mailAbout, namesOf, noticeFrom } from '../orders/mails/about-order.ts'
import { lockedById } from '../orders/order/locked-order.ts'
import type { Order } from '../orders/order/order.entity.ts'
import { signatureOf } from '../people/actor.ts'
import { conversationOf, waitsForMoney } from './list-messages.ts'
import { messageOf, type NewMessage, OrderMessage } from './order-message.entity.ts'
import { settle } from './settle.ts'

/** A message of the client. */
type Heard = Pick<NewMessage, 'kind' | 'text' | 'idempotencyKey'>

/**
 * Writes a message of the client, which the studio promises to answer. Open to anyone who may see the order.
 * @throws {DomainError} `orderNotFound`, `messageKeyReused`, `tooManyTries`
 */
export const writeMessage = (ctx: Context, { number, text, idempotencyKey }: WriteInput) =>
  write(ctx, number, { kind: 'message', text, idempotencyKey })

/**
 * Records that the client says they have paid. Adds no payment to the ledger: the studio checks its bank first.
 * @throws {DomainError} `cannotSayPaid` if the order awaits no payment, and as {@link writeMessage}
 */
export const sayPaid = (ctx: Context, { number, idempotencyKey }: SayPaidInput) =>
  write(ctx, number, { kind: 'paid', text: conversation.paid.text, idempotencyKey })

async function write(
  { em, mail, limits, actor, hooks, site }: Context,
  number: string,
  said: Heard,
): Promise<ConversationView> {
  const { id } = await orderOf(em, actor, number)
  await limits.countOrder('messageOrder', { id })
  await em.fork().transactional(async (tx) => {
    const order = await orderToWriteTo(tx, id, { sender: 'client', ...said })
    if (!order) return
    if (said.kind === 'paid' && !(await waitsForMoney(tx, order))) throw new DomainError('cannotSayPaid')
    const answerBy = await hearClient({ em: tx, actor, hooks, site }, order, said)
    await hooks.clientActed(tx, { orderId: id, act: 'wrote' })
    const promised = studioTime(answerBy, site.company.timeZone)
    const notice = messageNotice({ ...namesOf(order), text: said.text, answerBy: promised })
    await mail.add(tx, [noticeFrom(order, 'order-message-notice', notice)])
  })
  return conversationOf(em.fork(), actor, { number })
}

/**
 * Adds a message of the client in the caller's transaction, which holds the order's lock. The caller tells the desk
 * and writes the notice.
 * @returns when its answer is promised
 */
export async function hearClient(
  { em, actor, hooks, site }: Pick<Context, 'em' | 'actor' | 'hooks' | 'site'>,
  { id, number }: Pick<Order, 'id' | 'number'>,
  said: Heard,
): Promise<Date> {
  const at = clock.now()
  const answerBy = afterBusinessHours(at, site.company.answerWithinHours.most, site)
  const message = messageOf(id, { sender: 'client', actor: actor.kind, answerBy, ...said }, at)
  await em.insert(OrderMessage, message)
  const event = eventOfMessage[message.kind]
  await hooks.eventsHappened(em, [{ id: message.id, event, at, data: { number } }])
  return answerBy
}

/**
 * Writes a message of the studio and its mail, in the caller's transaction, and settles the client's messages up to
 * `seen`. False if the idempotency key was already used for it.
 * @throws {DomainError} `cannotWrite` if the client was erased, `messageKeyReused`
 */
export async function answerClient(
  { em, mail, actor, site }: Pick<StaffContext, 'em' | 'mail' | 'actor' | 'site'>,
  id: string,
  { text, idempotencyKey, seen }: Omit<WriteToClientInput, 'number'>,
): Promise<boolean> {
  const staffName = signatureOf(actor, site)
  const written: NewMessage = {
    sender: 'studio',
    kind: 'message',
    actor: actor.kind,
    staffId: actor.member.id,
    staffName,
    text,
    idempotencyKey,
  }
  const order = await orderToWriteTo(em, id, written)
  if (!order) return false
  if (order.email === '') throw new DomainError('cannotWrite')
  // Quotes nothing that the client typed, as the address may be unproven.
  const words = studioMessage({ ...namesOf(order), text, by: staffName }, site.answerHours)
  const [queued] = await mail.add(em, [mailAbout(order, 'order-message', words)])
  if (!queued) throw new DomainError('unexpected')
  const held = { ...written, mailId: queued.id, shownAt: queued.startsAt }
  const message = messageOf(id, held, clock.now())
  await em.insert(OrderMessage, message)
  if (seen) await settle(em, id, { seen, by: message.id })
  return true
}

/**
 * Locks an order for a message, in the caller's transaction. Null if the message was already written under its key.
 * @throws {DomainError} `messageKeyReused` if its sender used the key for another message of the order
 */
async function orderToWriteTo(
  em: Em,
  id: string,
  written: Heard & Pick<NewMessage, 'sender'>,
): Promise<Order | null> {
  const order = await lockedById(em, id)
  const { sender, idempotencyKey } = written
  const earlier = await em.findOne(OrderMessage, { orderId: id, sender, idempotencyKey })
  if (!earlier) return order
  if (earlier.kind !== written.kind || earlier.text !== written.text)
    throw new DomainError('messageKeyReused')
  return null
}
