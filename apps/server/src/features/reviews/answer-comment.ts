import { type AnswerCommentInput, isWholeAnswer, type ReviewView } from '@northword/contract/reviews'
import type { StaffContext } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { shownAt, TextVersion } from '../deliveries/text-version.entity.ts'
import { orderOf } from '../orders/find-order.ts'
import { reviewAtDesk } from './list-comments.ts'
import { TextComment, unanswered } from './text-comment.entity.ts'

/**
 * Answers a comment that a client has sent: it is done, or it is not, because. Until the next version is there, the answer
 * can be changed; its client reads it with that version.
 * @throws {DomainError} `orderNotFound`, `commentNotFound`, `becauseMissing`, `commentAnswered` where the next version is there
 */
export async function answerComment(
  { em, actor }: StaffContext,
  { number, id, kind, text }: AnswerCommentInput,
): Promise<ReviewView> {
  if (!isWholeAnswer({ kind, text })) throw new DomainError('becauseMissing')
  const { id: orderId } = await orderOf(em, actor, number)
  const comment = await em.findOne(
    TextComment,
    { id, orderId, round: { $ne: null } },
    { disableIdentityMap: true },
  )
  if (!comment) throw new DomainError('commentNotFound')
  const newer = { orderId, piece: comment.piece, number: { $gt: comment.version }, ...shownAt(new Date()) }
  if (comment.answer && (await em.count(TextVersion, newer)) > 0) throw new DomainError('commentAnswered')
  const answer = { answer: kind, answerText: text, answeredAt: new Date(), answeredBy: actor.member.name }
  await em.nativeUpdate(TextComment, { id }, answer)
  return reviewAtDesk(em.fork(), actor, number)
}

/**
 * Refuses the next version of a text as long as a comment on it has no answer. To be called in the transaction that
 * delivers.
 * @throws {DomainError} `commentsOpen`
 */
export async function expectAnswered(em: Em, orderId: string, piece: number): Promise<void> {
  if ((await em.count(TextComment, { orderId, piece, ...unanswered })) > 0)
    throw new DomainError('commentsOpen')
}
