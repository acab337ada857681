import type { SendCommentsInput } from '@northword/contract/texts/reviews'
import type { Em } from '../../../db/orm.ts'
import type { StaffContext } from '../../../doors/context.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { expectNotApproved } from '../versions/standing-approvals.ts'
import { pieceOf } from '../versions/pieces-of-order.ts'
import { lockedOrder } from '../../orders/order/locked-order.ts'
import { signatureOf } from '../../people/actor.ts'
import { studioCommentsMail } from './review-mails.ts'
import { TextComment, unsentComments } from './text-comment.entity.ts'

/**
 * Sends the studio's comments with one mail, in the caller's transaction; the client sees them once the mail can no
 * longer be cancelled. Null if they were already sent.
 * @returns the order and the name of the text
 * @throws {DomainError} `textNotFound`, `cannotWrite` if the client was erased, `textApproved`, `commentNotFound` if
 * there is none
 */
export async function sendStudioComments(
  { em, mail, actor, site }: Pick<StaffContext, 'em' | 'mail' | 'actor' | 'site'>,
  { number, piece, ids }: SendCommentsInput,
): Promise<{ orderId: string; title: string } | null> {
  const order = await lockedOrder(em, number)
  const { title } = pieceOf(order, piece)
  const named = { orderId: order.id, piece, sender: 'studio' as const, id: { $in: ids } }
  const comments = await em.count(TextComment, { ...named, ...unsentComments.studio })
  if (comments === 0) {
    if ((await em.count(TextComment, named)) === 0) throw new DomainError('commentNotFound')
    return null
  }
  if (order.email === '') throw new DomainError('cannotWrite')
  await expectNotApproved(em, order.id, piece)
  const [queued] = await mail.add(em, [
    studioCommentsMail(order, { title, comments, by: signatureOf(actor, site) }),
  ])
  if (!queued) throw new DomainError('unexpected')
  const { id: mailId, startsAt: shownAt } = queued
  await em.nativeUpdate(TextComment, { ...named, ...unsentComments.studio }, { mailId, shownAt })
  return { orderId: order.id, title }
}

/** Makes comments unsent again after their mail was cancelled, unseen by the client. */
export async function takeBackComments(em: Em, mailId: string, orderId: string): Promise<void> {
  await em.nativeUpdate(TextComment, { orderId, mailId }, { mailId: null, shownAt: null })
}
