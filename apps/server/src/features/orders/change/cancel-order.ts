import { nameNeeded } from '../order/name-needed.ts'
import type { CancelOrderInput } from '@northword/contract/orders/order-links'
import type { OrderDetail } from '@northword/contract/orders/orders'
import type { OrderContext } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { mayMail } from '../../mail/few-mails.ts'
import { provenKey } from '../../people/user.entity.ts'
import { findOrder, orderOf } from '../find/find-order.ts'
import { lockedById } from '../order/locked-order.ts'
import { moveOrder } from './move-order.ts'
import { cancellationMail, cancellationNoticeMail, undoMail } from '../mails/order-mails.ts'
import type { Order } from '../order/order.entity.ts'
import { mayMove } from '../order/order-rights.ts'

/**
 * Cancels an order for its client, while the studio has not begun to deal with it; repeating it changes nothing. A
 * link's holder gives a name, and the order's address gets an undo link.
 * @throws {DomainError} `orderNotFound`, `invalid`, `cannotCancel`
 */
export async function cancelOrder(ctx: OrderContext, { number, by }: CancelOrderInput): Promise<OrderDetail> {
  const { em, mail, actor, hooks, site } = ctx
  const order = await orderOf(em, actor, number)
  if (actor.kind === 'link' && by === '') throw nameNeeded()
  if (mayMove(order, { to: 'Cancelled', actor })) {
    const isTold = await mayTell(ctx, order)
    await em.transactional(async (tx) => {
      // The address may have changed since.
      const now = await lockedById(tx, order.id)
      const note = actor.kind === 'link' ? { note: by } : {}
      if (!(await moveOrder({ em: tx, hooks, site }, now, { to: 'Cancelled', actor, ...note }))) return
      await hooks.clientActed(tx, { orderId: order.id, act: 'cancelled' })
      const receipt = actor.kind === 'link' ? undoMail(now) : cancellationMail(now)
      await mail.add(tx, [...(isTold ? [receipt] : []), cancellationNoticeMail(now)])
    })
  }
  // Read again: a second click or the studio may have moved the order meanwhile.
  const now = await findOrder({ ...ctx, em: em.fork() }, number)
  if (now.status !== 'Cancelled') throw new DomainError('cannotCancel')
  return now
}

async function mayTell({ limits, actor }: OrderContext, { confirmedAt, email }: Order): Promise<boolean> {
  // Cannot be repeated: only the link in this mail brings the order back.
  if (actor.kind === 'link') return true
  // No mail about an order that was never confirmed.
  return confirmedAt !== null && mayMail(limits, 'order-cancellation', email, provenKey(actor.user))
}
