import type { CancelOrderInput } from '@northword/contract/order-links'
import type { OrderDetail } from '@northword/contract/orders'
import type { OrderContext } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { mayMail } from '../mail/few-mails.ts'
import { provenKey } from '../people/user.entity.ts'
import { findOrder, orderOf } from './find-order.ts'
import { lockedById } from './locked-order.ts'
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
    const isTold = await mayTell(ctx, order)
    await em.transactional(async (tx) => {
      // Its address may have become another since.
      const now = await lockedById(tx, order.id)
      const note = actor.kind === 'link' ? { note: by } : {}
      if (!(await moveOrder(tx, now, { to: 'Cancelled', actor, ...note }))) return
      await clientActed(tx, { orderId: order.id, act: 'cancelled' })
      const receipt = actor.kind === 'link' ? undoMail(now) : cancellationMail(now)
      await mail.add(tx, [...(isTold ? [receipt] : []), cancellationNoticeMail(now)])
    })
  }
  // Read anew: a second press of the button, or the studio, may have moved the order meanwhile.
  const now = await findOrder(em.fork(), actor, number)
  if (now.status !== 'Cancelled') throw new DomainError('cannotCancel')
  return now
}

async function mayTell({ limits, actor }: OrderContext, { confirmedAt, email }: Order): Promise<boolean> {
  // Nobody can cause many of these: an order comes back only by the link in the last one.
  if (actor.kind === 'link') return true
  // Whoever was never told of the order need not be told that it is cancelled.
  return confirmedAt !== null && mayMail(limits, 'order-cancellation', email, provenKey(actor.user))
}
