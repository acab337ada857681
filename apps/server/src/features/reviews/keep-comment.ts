import type { CommentInput, KeepCommentInput, ReviewView } from '@northword/contract/reviews'
import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { findVersion } from '../deliveries/read-version.ts'
import { orderOf } from '../orders/find-order.ts'
import { plainTextOf } from '@northword/contract/plain-text'
import { isAt } from '../texts/passage.ts'
import { reviewOf } from './list-comments.ts'
import { TextComment } from './text-comment.entity.ts'

/** So much of what stands around a passage is kept, in UTF-16 units. */
const around = 60

/** Nobody means more on one order; each is read whenever the order is. */
const mostComments = 500

/**
 * Keeps a comment of a client, which counts nothing until it is sent. Kept again under its id, it is changed.
 * @throws {DomainError} `orderNotFound`, `textNotFound`, `passageNotFound` where the version does not say so at that place,
 * `commentSent` where it can no longer be changed, `tooManyComments`
 */
export async function keepComment(
  { em, actor, limits }: Context,
  { id, passage, text, ...named }: KeepCommentInput,
): Promise<ReviewView> {
  const { version } = await findVersion(em, actor, named)
  await limits.countOrder('commentOrder', { id: version.orderId })
  const plain = plainTextOf(version.blocks)
  if (passage && !isAt(plain, passage)) throw new DomainError('passageNotFound')
  const { piece, version: number } = named
  const place = passage ? placeIn(plain, passage) : nowhere
  await em.fork().transactional(async (tx) => {
    const of = { orderId: version.orderId, piece, version: number }
    const kept = await tx.findOne(TextComment, { id }, { disableIdentityMap: true })
    if (kept && kept.orderId !== version.orderId) throw new DomainError('commentNotFound')
    if (!kept && (await tx.count(TextComment, { orderId: of.orderId })) >= mostComments)
      throw new DomainError('tooManyComments')
    const changes = { ...of, ...place, text, at: new Date() }
    await tx
      .createQueryBuilder(TextComment)
      .insert({ id, ...changes, ...unsent })
      .onConflict()
      .ignore()
      .execute()
    // Of a change and a round that is sent at the same moment, one comes first.
    const changed = await tx.nativeUpdate(TextComment, { id, orderId: of.orderId, round: null }, changes)
    if (changed === 0) throw new DomainError('commentSent')
  })
  return reviewOf(em.fork(), actor, named.number)
}

const unsent = { round: null, answer: null, answerText: null, answeredAt: null, answeredBy: null }
const nowhere = { start: null, quote: null, before: null, after: null }

function placeIn(plain: string, { start, quote }: { start: number; quote: string }) {
  const end = start + quote.length
  return {
    start,
    quote,
    // A cut may go through a sign of two units.
    before: plain.slice(Math.max(0, start - around), start).toWellFormed(),
    after: plain.slice(end, end + around).toWellFormed(),
  }
}

/**
 * Takes back a comment that was not sent. One that is not there is gone already.
 * @throws {DomainError} `orderNotFound`, `commentSent`
 */
export async function removeComment(
  { em, actor }: Context,
  { number, id }: CommentInput,
): Promise<ReviewView> {
  const { id: orderId } = await orderOf(em, actor, number)
  await em.nativeDelete(TextComment, { id, orderId, round: null })
  if (await isThere(em, { id, orderId })) throw new DomainError('commentSent')
  return reviewOf(em.fork(), actor, number)
}

const isThere = async (em: Em, comment: { id: string; orderId: string }) =>
  (await em.count(TextComment, comment)) > 0
