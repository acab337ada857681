import { messageOfAnswer } from '@northword/content/mails/conversation-mails'
import {
  type AnswerStudioCommentInput,
  type CommentInput,
  type DeskReviewView,
  type ReviewView,
  takesAnswers,
} from '@northword/contract/texts/reviews'
import { v7 as uuid } from 'uuid'
import type { Context, StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { shownAt } from '../../../time/shown-at.ts'
import { hearClient } from '../../conversation/write-message.ts'
import { expectNotApproved } from '../versions/standing-approvals.ts'
import { pieceOf } from '../versions/pieces-of-order.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { lockedOrder } from '../../orders/order/locked-order.ts'
import { reviewAtDesk, reviewOf } from './list-comments.ts'
import { answerNoticeMail } from './review-mails.ts'
import { TextComment } from './text-comment.entity.ts'
import { signatureOf } from '../../people/actor.ts'

/**
 * Answers a comment of the studio, which settles it. The answer is a message of the client, too, so that it is in the
 * queue and the order does not complete over it.
 * @throws {DomainError} `orderNotFound`, `commentNotFound`, `commentSettled` if somebody was faster, `textApproved`,
 * `reviewOver` if the order was stopped
 */
export async function answerStudioComment(
  ctx: Context,
  { number, id, text }: AnswerStudioCommentInput,
): Promise<ReviewView> {
  const { em, mail, actor, limits, hooks, site } = ctx
  const { id: orderId } = await orderOf(em, actor, number)
  await limits.countOrder('commentOrder', { id: orderId })
  await em.fork().transactional(async (tx) => {
    const order = await lockedOrder(tx, number)
    const comment = await shownComment(tx, { id, orderId })
    if (comment.answer) {
      // The same answer, sent again.
      if (comment.answer === 'answered' && comment.answerText === text) return
      throw new DomainError('commentSettled')
    }
    await expectNotApproved(tx, orderId, comment.piece)
    if (!takesAnswers(order.status, false)) throw new DomainError('reviewOver')
    const answered = { answer: 'answered', answerText: text, answeredAt: clock.now() } as const
    // The studio may have settled it since.
    if ((await tx.nativeUpdate(TextComment, { id, answer: null }, answered)) === 0)
      throw new DomainError('commentSettled')
    const said = messageOfAnswer({ question: comment.text, answer: text })
    // A comment is answered once, so the key need not name it.
    const message = { kind: 'message', text: said, idempotencyKey: uuid() } as const
    await hearClient({ em: tx, actor, hooks, site }, order, message)
    await hooks.clientActed(tx, { orderId, act: 'replied' })
    const { title } = pieceOf(order, comment.piece)
    await mail.add(tx, [answerNoticeMail(order, { title, question: comment.text, answer: text })])
  })
  return reviewOf(ctx, number)
}

/**
 * Settles a comment of the studio that needs no answer. If it was answered meanwhile, it keeps the answer.
 * @throws {DomainError} `orderNotFound`, `commentNotFound`
 */
export async function settleComment(
  ctx: StaffContext,
  { number, id }: CommentInput,
): Promise<DeskReviewView> {
  const { em, actor } = ctx
  const { id: orderId } = await orderOf(em, actor, number)
  await shownComment(em, { id, orderId })
  const settled = {
    answer: 'settled',
    answeredAt: clock.now(),
    answeredBy: signatureOf(actor, ctx.site),
  } as const
  await em.nativeUpdate(TextComment, { id, answer: null }, settled)
  return reviewAtDesk(ctx, number)
}

/** A comment of the studio that the client may see. @throws {DomainError} `commentNotFound` */
async function shownComment(em: Em, named: { id: string; orderId: string }): Promise<TextComment> {
  const comment = await em.findOne(
    TextComment,
    { ...named, sender: 'studio', ...shownAt(clock.now()) },
    { disableIdentityMap: true },
  )
  if (!comment) throw new DomainError('commentNotFound')
  return comment
}
