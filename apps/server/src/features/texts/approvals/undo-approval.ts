import { deskCase } from '@northword/content/desk/desk-case'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { endApprovals } from '../versions/standing-approvals.ts'
import { pieceOf } from '../versions/pieces-of-order.ts'
import { redeem, subjectOf } from '../../links/redeem.ts'
import { isStopped } from '@northword/contract/orders/order-status'
import { lockedIfThere } from '../../orders/order/locked-order.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import { OrderEvent } from '../../orders/order/order-event.entity.ts'
import { holderOf } from '../../orders/mails/about-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { undoneMails } from './approval-mails.ts'
import { approvalFor, approvalUndo } from './approval-undo.ts'

/**
 * Undoes a link holder's approval, by the link mailed then to the address. Moves a completed order to Delivered.
 * @throws {DomainError} `linkExpired`, `cannotUndo` if it has ended or the order was stopped; `tooManyTries`
 */
export async function undoApproval(ctx: Context, { token }: { token: string }): Promise<void> {
  const { em, mail, actor, hooks, site } = ctx
  const id = await subjectOf(ctx, approvalUndo, token)
  await em.transactional(async (tx) => {
    await redeem(tx, approvalUndo, token)
    const approval = await approvalFor(tx, id)
    const order = approval && (await lockedIfThere(tx, approval.orderId))
    // Ending all links of the order ends this one too.
    if (!order || (order.linksEndedAt && order.linksEndedAt >= approval.at))
      throw new DomainError('linkExpired')
    const endedAt = clock.now()
    if (isStopped(order.status) || (await endApprovals(tx, { id }, 'undone', endedAt)) === 0)
      throw new DomainError('cannotUndo')
    if (await isCompleteByClient(tx, order))
      await moveOrder({ em: tx, hooks, site }, order, {
        to: 'Delivered',
        actor: holderOf(order, actor),
        undo: { dueAt: null },
      })
    const text = deskTexts.versionOf(pieceOf(order, approval.piece).title, approval.version)
    await hooks.clientActed(tx, { orderId: order.id, act: 'unapproved', text })
    await mail.add(tx, undoneMails(order, { ...approval, endedAt }, site))
  })
}

/** True if the client's approvals completed the order, not time or the studio. Ignores undone moves of the studio. */
async function isCompleteByClient(em: Em, { id: orderId, status }: Order): Promise<boolean> {
  if (status !== 'Completed') return false
  const own = { $or: [{ note: null }, { note: { $ne: deskCase.timeline.undone } }] }
  const completing = { orderId, toStatus: status, ...own }
  const last = await em.findOne(OrderEvent, completing, { orderBy: { at: 'desc', id: 'desc' } })
  return last?.actor === 'client' || last?.actor === 'link'
}
