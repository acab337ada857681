import { deskCase } from '@northword/content/desk-case'
import { deskTexts } from '@northword/content/desk-texts'
import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { endApprovals } from '../deliveries/approvals.ts'
import { pieceOf } from '../deliveries/pieces-of-order.ts'
import { redeem, subjectOf } from '../links/redeem.ts'
import { isStopped } from '@northword/contract/order-status'
import { lockedIfThere } from '../orders/locked-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import { OrderEvent } from '../orders/order-event.entity.ts'
import { holderOf } from '../orders/order-link.ts'
import type { Order } from '../orders/order.entity.ts'
import { undoneMails } from './approval-mails.ts'
import { approvalFor, approvalUndo } from './approval-undo.ts'

/**
 * Takes back that the holder of a link approved a text, by the link that was mailed to the order's address then. An order
 * that was complete by it is with its client again.
 * @throws {DomainError} `linkExpired`, `cannotUndo` where the approval has ended, or the order was stopped; `tooManyTries`
 */
export async function undoApproval(ctx: Context, { token }: { token: string }): Promise<void> {
  const { em, mail, actor, clientActed } = ctx
  const id = await subjectOf(ctx, approvalUndo, token)
  await em.transactional(async (tx) => {
    await redeem(tx, approvalUndo, token)
    const approval = await approvalFor(tx, id)
    const order = approval && (await lockedIfThere(tx, approval.orderId))
    // Whoever ended all links to the order ended this one as well.
    if (!order || (order.linksEndedAt && order.linksEndedAt >= approval.at))
      throw new DomainError('linkExpired')
    if (isStopped(order.status) || (await endApprovals(tx, { id }, 'undone')) === 0)
      throw new DomainError('cannotUndo')
    if (await isCompleteByClient(tx, order))
      await moveOrder(tx, order, { to: 'Delivered', actor: holderOf(order, actor), undo: { dueAt: null } })
    const text = deskTexts.versionOf(pieceOf(order, approval.piece).title, approval.version)
    await clientActed(tx, { orderId: order.id, act: 'unapproved', text })
    await mail.add(tx, undoneMails(order, approval))
  })
}

/**
 * Whether an order is complete because its client approved every text, and not by time or by the studio. A move of the studio
 * that it has taken back counts for nothing.
 */
async function isCompleteByClient(em: Em, { id: orderId, status }: Order): Promise<boolean> {
  if (status !== 'Completed') return false
  const own = { $or: [{ note: null }, { note: { $ne: deskCase.timeline.undone } }] }
  const completing = { orderId, toStatus: status, ...own }
  const last = await em.findOne(OrderEvent, completing, { orderBy: { at: 'desc', id: 'desc' } })
  return last?.actor === 'client' || last?.actor === 'link'
}
