import { deskComments } from '@northword/content/desk/desk-comments'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { changedMeanwhile } from '@northword/content/operate/failures'
import { isStopped } from '@northword/contract/orders/order-status'
import {
  type AnswerCommentInput,
  isWholeAnswer,
  type DeskReviewView,
} from '@northword/contract/texts/reviews'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import type { Telling } from '../../../hooks/hooks.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { expectNotApproved } from '../versions/standing-approvals.ts'
import { TextVersion } from '../versions/text-version.entity.ts'
import { isCorrectionDue, moveToDelivered } from '../versions/move-to-delivered.ts'
import { pieceOf } from '../versions/pieces-of-order.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import { lockedOrder } from '../../orders/order/locked-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { chargeRoundAgain, takeBackRound } from './price-of-round.ts'
import { promiseByRounds } from './promise-of-rounds.ts'
import { refusedMail } from './review-mails.ts'
import { reviewAtDesk } from './list-comments.ts'
import { lastRoundOf, roundsOf } from './rounds-of.ts'
import { sentByClient, TextComment } from './text-comment.entity.ts'
import { untellRefusal } from './untell-refusal.ts'
import { signatureOf, type Staff } from '../../people/actor.ts'

/**
 * Answers a client's comment, "done" or "not done" with a reason; changeable until the next version. The client sees
 * it at once, and gets a mail if it was the last one and all are refused.
 * @throws {DomainError} `orderNotFound`, `commentNotFound`, `becauseMissing`, `commentAnswered` after the next
 * version, `textApproved`, `changedMeanwhile` if somebody else has answered since, `reviewOver` while the order is
 * stopped
 */
export async function answerComment(ctx: StaffContext, input: AnswerCommentInput): Promise<DeskReviewView> {
  const { em, actor, mail, hooks, site } = ctx
  const { number, id, kind, text } = input
  if (!isWholeAnswer({ kind, text })) throw new DomainError('becauseMissing')
  const { id: orderId } = await orderOf(em, actor, number)
  await em.fork().transactional(async (tx) => {
    // Locked: a concurrent approval relies on the answers it has read.
    const order = await lockedOrder(tx, number)
    const comment = await changeable(tx, { id, orderId })
    const { piece } = comment
    await expectNotApproved(tx, orderId, piece)
    // The price of a round lapses with its order. A round that is refused then would have it again with the order.
    if (isStopped(order.status)) throw new DomainError('reviewOver', { message: deskComments.stopped })
    expectSeen(comment, input, signatureOf(actor, site))
    const wasRefused = (await roundsOf({ em: tx, site }, order, 'delivered')).some(
      (one) => one.piece === piece && one.isRefused,
    )
    const answer = {
      answer: kind,
      answerText: text,
      answeredAt: clock.now(),
      answeredBy: signatureOf(actor, site),
    }
    await tx.nativeUpdate(TextComment, { id }, answer)
    const given = { actor, piece, wasRefused }
    const { isRefused, againCents, ...told } = await moveByRounds({ em: tx, hooks, site }, order, given)
    if (isRefused && !wasRefused && order.email !== '')
      await mail.add(tx, [refusedMail(order, { title: pieceOf(order, piece).title, ...told })])
    if (wasRefused && !isRefused)
      await mail.add(tx, await untellRefusal(tx, order, { piece, cents: againCents }))
  })
  return reviewAtDesk(ctx, number)
}

/** A comment that may still be answered. @throws {DomainError} `commentNotFound`, `commentAnswered` */
async function changeable(em: Em, named: { id: string; orderId: string }): Promise<TextComment> {
  const comment = await em.findOne(TextComment, { ...named, ...sentByClient }, { disableIdentityMap: true })
  if (!comment) throw new DomainError('commentNotFound')
  const { orderId, piece, shownAt, at, answer } = comment
  // It may be about an earlier version than the one after which it was sent.
  const newer = { orderId, piece, at: { $gt: shownAt ?? at } }
  if (answer && (await em.count(TextVersion, newer)) > 0) throw new DomainError('commentAnswered')
  return comment
}

/**
 * Keeps an answer of somebody else that its sender has not seen, unless it says the same.
 * @param signature of the sender, whose own answer may have got lost on the way back
 * @throws {DomainError} `changedMeanwhile`
 */
function expectSeen(
  { answer, answerText, answeredAt, answeredBy }: TextComment,
  { kind, text, answeredAt: seen }: AnswerCommentInput,
  signature: string,
): void {
  const isSeen = seen === undefined || (seen && Date.parse(seen)) === (answeredAt && answeredAt.getTime())
  if (isSeen || answeredBy === signature || (answer === kind && answerText === text)) return
  const message = answeredBy && changedMeanwhile(answeredBy, deskComments.answered)
  throw new DomainError('changedMeanwhile', message ? { message } : {})
}

/**
 * Moves a locked order to Delivered if an answer refused the last open round, unless the studio began the revision;
 * to Revision if it reversed that. Takes back the round's charge, or charges it again.
 * @returns whether the round is refused now, whether that took back a charge, the US cents charged again, and whether
 * the studio corrects a mistake of its own
 */
async function moveByRounds(
  telling: Telling,
  order: Order,
  { actor, piece, wasRefused }: { actor: Staff; piece: number; wasRefused: boolean },
): Promise<{ isRefused: boolean; isTakenBack: boolean; againCents: number; isCorrected: boolean }> {
  const rounds = await roundsOf(telling, order, 'delivered')
  const isRefused = rounds.some((one) => one.piece === piece && one.isRefused)
  const isOpen = rounds.some((one) => one.isOpen)
  const isCorrected = await isCorrectionDue(telling.em, order)
  const last = { piece, number: await lastRoundOf(telling.em, order, piece) }
  // Money comes first: the move settles the duties of the order anew.
  const isTakenBack = isRefused && !wasRefused && (await takeBackRound(telling, order, last))
  const againCents = wasRefused && !isRefused ? await chargeRoundAgain(telling, order, last) : 0
  if (isRefused && !isOpen && !isCorrected) {
    const move = { actor, piece, isAwaited: false, note: deskTexts.refused }
    await moveToDelivered(telling, order, move)
  }
  if (order.status === 'Delivered' && wasRefused && isOpen)
    await moveOrder(telling, order, { to: 'Revision', actor, note: deskTexts.reopened })
  else if (isRefused !== wasRefused) await promiseByRounds(telling, order.id)
  return { isRefused, isTakenBack, againCents, isCorrected }
}
