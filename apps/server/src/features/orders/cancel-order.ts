import { clientMayCancel } from '@northword/contract/order-status'
import type { OrderDetail } from '@northword/contract/orders'
import type { Context } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { provenKey, type User } from '../people/user.entity.ts'
import { moveOrder } from './move-order.ts'
import { mayMail } from '../mail/few-mails.ts'
import { cancellationMail, cancellationNoticeMail } from './order-mails.ts'
import { findOrder, ownOrder } from './find-order.ts'

/**
 * Cancels an order for its client, who may do so while nobody has begun to deal with it. Cancelling
 * what is cancelled changes nothing.
 * @throws {DomainError} `notFound`, `cannotCancel`
 */
export async function cancelOrder(
  { em, mail, limits }: Context,
  user: User,
  number: string,
): Promise<OrderDetail> {
  const order = await ownOrder(em, user, number)
  if (clientMayCancel(order.status)) {
    // Whoever was never told of the order need not be told that it is cancelled.
    const isTold =
      order.confirmedAt && (await mayMail(limits, 'order-cancellation', order.email, provenKey(user)))
    await em.transactional(async (tx) => {
      const moved = await moveOrder(tx, order, { to: 'Cancelled', actor: 'client' })
      const receipts = isTold ? [cancellationMail(order)] : []
      if (moved) await mail.add(tx, [...receipts, cancellationNoticeMail(order)])
    })
  }
  // Read anew: a second press of the button, or the studio, may have moved the order meanwhile.
  const now = await findOrder(em.fork(), user, number)
  if (now.status !== 'Cancelled') throw new DomainError('cannotCancel')
  return now
}
