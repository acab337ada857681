import type { SiteContent } from '@northword/contract/content/site-content'
import { refundDue } from '@northword/contract/money/ledger'
import { refusalOfMove } from '@northword/contract/orders/order-status'
import type { Em } from '../../../db/orm.ts'
import type { StaffContext } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { roundsOf } from '../../texts/reviews/rounds-of.ts'
import { endApprovals } from '../../texts/versions/standing-approvals.ts'
import { hasTexts } from '../../texts/versions/move-to-delivered.ts'
import { entriesOf } from '../../payments/money-entry.entity.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { lockedById } from '../../orders/order/locked-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { factsOf } from '../../orders/order/move.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import { type Step, stepMail } from '../../orders/mails/step-mails.ts'
import { changeCase, moveFrom, type SeenCase } from './change-case.ts'
import { notPutOff } from './desk-state.entity.ts'

interface Taking extends SeenCase {
  to: Step
  reason: string
}

/**
 * Moves an order, except by payments, and mails the client. Taking up a completed order ends its approvals.
 * @throws {DomainError} `orderNotFound`, `changedMeanwhile`, `cannotMove`
 */
export async function moveCase(
  { em, mail, actor, hooks, site }: StaffContext,
  { number, version, to, reason }: Taking,
): Promise<void> {
  await em.transactional(async (tx) => {
    const { id } = await orderOf(tx, actor, number)
    const order = await lockedById(tx, id)
    const move = moveFrom(order, to)
    await changeCase(tx, actor, { id, version }, notPutOff, { kind: 'move', move })
    const isSent = to === 'Delivered' && (await hasTexts(tx, order)) && !(await awaitsAnswer(tx, order, site))
    const asked = { to, actor, note: reason, hasTexts: isSent }
    const message = refusalOfMove(order.status, to, factsOf({ ...asked, terms: order.terms }))
    if (message !== null) throw new DomainError('cannotMove', { message })
    if (!(await moveOrder({ em: tx, hooks, site }, order, asked))) throw new DomainError('cannotMove')
    // A completed order is taken up to change its texts.
    if (move.from === 'Completed') await endApprovals(tx, { orderId: id }, 'taken-up')
    const refundableCents = refundDue(to, await entriesOf(tx, id))
    await mail.add(tx, stepMail(await tx.refreshOrFail(order), { to, refundableCents }, site))
  })
}

/** True if the client waits for the answer to a round: delivered by hand, it could be neither ended nor repeated. */
const awaitsAnswer = async (em: Em, order: Order, site: SiteContent) =>
  (await roundsOf({ em, site }, order, 'delivered')).some(({ isOpen }) => isOpen)
