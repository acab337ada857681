import type { OrderDetail } from '@northword/contract/orders'
import type { ClientContext } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { mayMail } from '../mail/few-mails.ts'
import { provenKey } from '../people/user.entity.ts'
import { findOrder, orderOf } from './find-order.ts'
import { moveOrder } from './move-order.ts'
import { cancellationMail, cancellationNoticeMail } from './order-mails.ts'
import { mayMove } from './order.entity.ts'

/**
 * Cancels an order for its client, who may do so while nobody has begun to deal with it. Cancelling
 * what is cancelled changes nothing.
 * @throws {DomainError} `orderNotFound`, `cannotCancel`
 */
export async function cancelOrder(ctx: ClientContext, number: string): Promise<OrderDetail> {
  const { em, mail, limits, actor } = ctx
  const order = await orderOf(em, actor, number)
  if (mayMove(order, 'Cancelled', actor)) {
    // Whoever was never told of the order need not be told that it is cancelled.
    const isTold =
      order.confirmedAt && (await mayMail(limits, 'order-cancellation', order.email, provenKey(actor.user)))
    await em.transactional(async (tx) => {
      const moved = await moveOrder(tx, order, { to: 'Cancelled', actor })
      const receipts = isTold ? [cancellationMail(order)] : []
      if (moved) await mail.add(tx, [...receipts, cancellationNoticeMail(order)])
    })
  }
  // Read anew: a second press of the button, or the studio, may have moved the order meanwhile.
  const now = await findOrder(em.fork(), actor, number)
  if (now.status !== 'Cancelled') throw new DomainError('cannotCancel')
  return now
}
