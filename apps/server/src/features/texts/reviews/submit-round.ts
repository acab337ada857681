import type { ReviewView, SubmitRoundInput, RoundsView } from '@northword/contract/texts/reviews'
import { v7 as uuid } from 'uuid'
import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import type { Telling } from '../../../hooks/hooks.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { expectNotApproved } from '../versions/standing-approvals.ts'
import { pieceOf } from '../versions/pieces-of-order.ts'
import { TextVersion } from '../versions/text-version.entity.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { fingerprintOfAct } from '../../orders/order/fingerprint.ts'
import { wasWritten } from '../../orders/order/once-under.ts'
import { lockedOrder } from '../../orders/order/locked-order.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { Actor } from '../../people/actor.ts'
import { reviewOf } from './list-comments.ts'
import { chargeRound } from './price-of-round.ts'
import { roundNoticeMail, roundReceiptMail } from './review-mails.ts'
import { lastRoundOf, roundsOf } from './rounds-of.ts'
import { TextComment, unsentComments } from './text-comment.entity.ts'
import { TextRound } from './text-round.entity.ts'
import { roundCosts } from '@northword/content/operate/failures'

/**
 * Sends the unsent comments on a text as one round: moves the order to Revision and charges a round beyond the price,
 * as agreed. Counts once, even if sent twice or from two devices.
 * @throws {DomainError} `orderNotFound`, `textNotFound`, `messageKeyReused`, `textApproved`, `newerVersion` while one
 * is held, and as {@link expectPossible}
 */
export async function submitRound(ctx: Context, input: SubmitRoundInput): Promise<ReviewView> {
  const { em, actor } = ctx
  const order = await orderOf(em, actor, input.number)
  pieceOf(order, input.piece)
  await em.fork().transactional((tx) => submit({ ...ctx, em: tx }, input))
  return reviewOf(ctx, input.number)
}

async function submit(ctx: Context, input: SubmitRoundInput): Promise<void> {
  const { em, mail, actor, hooks } = ctx
  const order = await lockedOrder(em, input.number)
  if (await wasSent(em, order, input)) return
  const { piece, agreedCents } = input
  await expectNotApproved(em, order.id, piece)
  // A held version, or one dated by a clock that ran ahead, would close this round unanswered.
  const later = { orderId: order.id, piece, shownAt: { $gt: clock.now() } }
  if ((await em.count(TextVersion, later)) > 0) throw new DomainError('newerVersion')
  const rounds = (await roundsOf(ctx, order)).find((one) => one.piece === piece)
  const comments = await em.count(TextComment, unsentOf(order, piece))
  const cents = expectPossible(rounds, { agreedCents, comments })
  const number = (await lastRoundOf(em, order, piece)) + 1
  await storeRound(em, order, { ...input, round: number, cents })
  const { title } = pieceOf(order, piece)
  if (cents > 0) await chargeRound(ctx, order, { piece, number, cents })
  await beginRevision(ctx, order, actor)
  await hooks.clientActed(em, { orderId: order.id, act: 'commented' })
  const told = { title, round: number, comments, cents }
  await mail.add(em, [roundNoticeMail(order, told), roundReceiptMail(order, told)])
}

/** Moves the order to Revision. In a revision that has begun already, its earlier promise stands. */
async function beginRevision(telling: Telling, order: Order, actor: Actor): Promise<void> {
  if (order.status === 'Delivered' && !(await moveOrder(telling, order, { to: 'Revision', actor })))
    throw new DomainError('reviewOver')
}

const unsentOf = ({ id }: Order, piece: number) => ({ orderId: id, piece, ...unsentComments.client })

interface NewRound extends SubmitRoundInput {
  round: number
  cents: number
}

async function storeRound(em: Em, order: Order, { round, cents, ...input }: NewRound): Promise<void> {
  const { piece, idempotencyKey } = input
  const fingerprint = fingerprintOfAct('round', input)
  const at = clock.now()
  const row = { id: uuid(), orderId: order.id, piece, number: round, at, cents, idempotencyKey, fingerprint }
  await em.insert(TextRound, row)
  await em.nativeUpdate(TextComment, unsentOf(order, piece), { round, shownAt: at })
}

/** True for a repeated call. @throws {DomainError} `messageKeyReused` if its key was used for something else */
async function wasSent(em: Em, { id }: Order, input: SubmitRoundInput): Promise<boolean> {
  const key = { orderId: id, idempotencyKey: input.idempotencyKey }
  const earlier = await em.findOne(TextRound, key, { disableIdentityMap: true })
  return wasWritten(earlier, 'round', input, 'messageKeyReused')
}

interface Sent {
  agreedCents: number
  comments: number
}

/**
 * Checks that a round may be sent, and returns its price in US cents.
 * @throws {DomainError} `roundOpen`, `newerVersion` if sent outside, `reviewOver`, `nothingToSend`, `roundCosts` if
 * another price was agreed
 */
function expectPossible(rounds: RoundsView | undefined, { agreedCents, comments }: Sent): number {
  if (rounds?.isOpen) throw new DomainError('roundOpen')
  if (rounds?.isReplaced) throw new DomainError('newerVersion')
  if (!rounds?.until) throw new DomainError('reviewOver')
  if (comments === 0) throw new DomainError('nothingToSend')
  const { nextCents } = rounds
  if (agreedCents !== nextCents) throw new DomainError('roundCosts', { message: roundCosts(nextCents) })
  return nextCents
}
