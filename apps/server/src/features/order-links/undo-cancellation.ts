import { restoredNotice } from '@northword/content/mails/mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { redeem, subjectOf } from '../links/redeem.ts'
import { lockedIfThere } from '../orders/order/locked-order.ts'
import { moveOrder } from '../orders/change/move-order.ts'
import { OrderEvent } from '../orders/order/order-event.entity.ts'
import { holderOf, namesOf, noticeAbout, orderPurposes } from '../orders/mails/about-order.ts'
import type { Order } from '../orders/order/order.entity.ts'
import { entriesOf } from '../payments/money-entry.entity.ts'
import { contactBy } from '../orders/order/promise.ts'

/**
 * Undoes a link holder's cancellation, by the link mailed then to the address. Only if nothing happened since.
 * @throws {DomainError} `linkExpired`, `cannotUndo`, `tooManyTries`
 */
export async function undoCancellation(ctx: Context, { token }: { token: string }): Promise<void> {
  const { em, mail, actor, hooks, site } = ctx
  const id = await subjectOf(ctx, orderPurposes.undo, token)
  await em.transactional(async (tx) => {
    // Locks the order before its links, as every transaction does. Ledger entries wait until it ends.
    const order = await lockedIfThere(tx, id)
    await redeem(tx, orderPurposes.undo, token)
    const to = order && (await stateBefore(tx, order))
    const undo = to && { to, actor: holderOf(order, actor), undo: { dueAt: promiseBefore(order, to, site) } }
    if (!undo || !(await moveOrder({ em: tx, hooks, site }, order, undo))) throw new DomainError('cannotUndo')
    await mail.add(tx, [noticeAbout(order, 'order-restored', restoredNotice(namesOf(order)))])
  })
}

/** The state before a link's holder cancelled; null unless that was the last thing that happened. */
async function stateBefore(em: Em, { id, status }: Order) {
  const last = await em.findOne(OrderEvent, { orderId: id }, { orderBy: { at: 'desc', id: 'desc' } })
  const isByLink = status === 'Cancelled' && last?.toStatus === status && last.actor === 'link'
  return isByLink && (await entriesOf(em, id)).length === 0 ? last.fromStatus : null
}

/** An order without ledger entries has a promise only for its first contact. */
const promiseBefore = (order: Order, status: OrderStatus, site: SiteContent) =>
  status === 'Pending Contact' ? contactBy(order, site) : null
