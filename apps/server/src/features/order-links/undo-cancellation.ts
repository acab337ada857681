import type { OrderStatus } from '@northword/contract/order-status'
import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { redeem, subjectOf } from '../links/redeem.ts'
import { lockedIfThere } from '../orders/locked-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import { OrderEvent } from '../orders/order-event.entity.ts'
import { holderOf, orderPurposes } from '../orders/order-link.ts'
import { contactBy, type Order } from '../orders/order.entity.ts'
import { entriesOf } from '../orders/entries-of.ts'
import { restoredMail } from './link-mails.ts'

/**
 * Takes back that the holder of a link cancelled an order, by the link that was mailed to its address then: the order is in
 * the state from which it was cancelled, as long as nothing has happened since.
 * @throws {DomainError} `linkExpired`, `cannotUndo`, `tooManyTries`
 */
export async function undoCancellation(ctx: Context, { token }: { token: string }): Promise<void> {
  const { em, mail, actor } = ctx
  const id = await subjectOf(ctx, orderPurposes.undo, token)
  await em.transactional(async (tx) => {
    // Acts on its money wait until this is done. Whoever ends its links has its row first, and then they.
    const order = await lockedIfThere(tx, id)
    await redeem(tx, orderPurposes.undo, token)
    const to = order && (await stateBefore(tx, order))
    const undo = to && { to, actor: holderOf(order, actor), undo: { dueAt: promiseBefore(order, to) } }
    if (!undo || !(await moveOrder(tx, order, undo))) throw new DomainError('cannotUndo')
    await mail.add(tx, [restoredMail(order)])
  })
}

/** The state from which a link's holder cancelled an order; null where that is not the last thing that happened. */
async function stateBefore(em: Em, { id, status }: Order) {
  const last = await em.findOne(OrderEvent, { orderId: id }, { orderBy: { at: 'desc', id: 'desc' } })
  const isByLink = status === 'Cancelled' && last?.toStatus === status && last.actor === 'link'
  return isByLink && (await entriesOf(em, id)).length === 0 ? last.fromStatus : null
}

/** An order without money was promised its first contact, or nothing. */
const promiseBefore = (order: Order, status: OrderStatus) =>
  status === 'Pending Contact' ? contactBy(order) : null
