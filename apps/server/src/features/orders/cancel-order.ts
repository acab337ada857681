import type { CancelOrderInput } from '@northword/contract/order-links'
import type { OrderDetail } from '@northword/contract/orders'
import type { OrderContext } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { mayMail } from '../mail/few-mails.ts'
import type { NewMail } from '../mail/new-mail.ts'
import { provenKey } from '../people/user.entity.ts'
import { findOrder, orderOf } from './find-order.ts'
import { moveOrder } from './move-order.ts'
import { nameNeeded } from './name-needed.ts'
import { cancellationMail, cancellationNoticeMail, undoMail } from './order-mails.ts'
import { mayMove, type Order } from './order.entity.ts'

/**
 * Cancels an order for its client, who may do so while nobody has begun to deal with it. Cancelling
 * what is cancelled changes nothing. The holder of a link has to say who they are, and the address of the order is mailed an undo.
 * @throws {DomainError} `orderNotFound`, `invalid`, `cannotCancel`
 */
export async function cancelOrder(ctx: OrderContext, { number, by }: CancelOrderInput): Promise<OrderDetail> {
  const { em, mail, actor, clientActed } = ctx
  const order = await orderOf(em, actor, number)
  if (actor.kind === 'link' && by === '') throw nameNeeded()
  if (mayMove(order, { to: 'Cancelled', actor })) {
    const receipts = await receiptsOf(ctx, order)
    await em.transactional(async (tx) => {
      const note = actor.kind === 'link' ? { note: by } : {}
      if (!(await moveOrder(tx, order, { to: 'Cancelled', actor, ...note }))) return
      await clientActed(tx, { orderId: order.id, act: 'cancelled' })
      await mail.add(tx, [...receipts, cancellationNoticeMail(order)])
    })
  }
  // Read anew: a second press of the button, or the studio, may have moved the order meanwhile.
  const now = await findOrder(em.fork(), actor, number)
  if (now.status !== 'Cancelled') throw new DomainError('cannotCancel')
  return now
}

async function receiptsOf({ limits, actor }: OrderContext, order: Order): Promise<NewMail[]> {
  // Nobody can cause many of these: an order comes back only by the link in the last one.
  if (actor.kind === 'link') return [undoMail(order)]
  // Whoever was never told of the order need not be told that it is cancelled.
  const isTold =
    order.confirmedAt && (await mayMail(limits, 'order-cancellation', order.email, provenKey(actor.user)))
  return isTold ? [cancellationMail(order)] : []
}
