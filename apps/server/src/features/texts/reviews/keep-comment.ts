import type {
  CommentInput,
  DeskReviewView,
  KeepCommentInput,
  ReviewView,
} from '@northword/contract/texts/reviews'
import type { Context, StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { findFacts } from '../versions/read-version.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { reviewAtDesk, reviewOf } from './list-comments.ts'
import { drafts, TextComment } from './text-comment.entity.ts'
import { writeComment } from './write-comment.ts'
import { signatureOf } from '../../people/actor.ts'

/**
 * Saves a client's comment, unsent. Saving it again under its id changes it.
 * @throws {DomainError} `orderNotFound`, `textNotFound`, `passageNotFound` if the version differs at that place,
 * `commentSent` if it can no longer be changed, `textApproved`, `tooManyComments`
 */
export async function keepComment(ctx: Context, input: KeepCommentInput): Promise<ReviewView> {
  const { em, actor, limits } = ctx
  const { facts } = await findFacts(em, actor, input)
  await limits.countOrder('commentOrder', { id: facts.orderId })
  await writeComment(ctx, facts, { ...input, sender: 'client', staffName: null })
  return reviewOf({ ...ctx, em: em.fork() }, input.number)
}

/**
 * Saves a comment of the studio, unsent and hidden from the client. Saving it again under its id changes it.
 * @throws {DomainError} `textNotFound` if the client does not see the version yet, else as {@link keepComment}
 */
export async function keepStudioComment(ctx: StaffContext, input: KeepCommentInput): Promise<DeskReviewView> {
  const { em, actor } = ctx
  const { facts } = await findFacts(em, actor, input)
  if (facts.shownAt > clock.now()) throw new DomainError('textNotFound')
  await writeComment(ctx, facts, { ...input, sender: 'studio', staffName: signatureOf(actor, ctx.site) })
  return reviewAtDesk({ ...ctx, em: em.fork() }, input.number)
}

/** Deletes an unsent comment, if it is still there. @throws {DomainError} `orderNotFound`, `commentSent` */
export async function removeComment(ctx: Context, { number, id }: CommentInput): Promise<ReviewView> {
  const { em, actor } = ctx
  const { id: orderId } = await orderOf(em, actor, number)
  await remove(em, { id, orderId }, 'client')
  return reviewOf({ ...ctx, em: em.fork() }, number)
}

/** @throws {DomainError} `orderNotFound`, `commentSent` */
export async function removeStudioComment(
  ctx: StaffContext,
  { number, id }: CommentInput,
): Promise<DeskReviewView> {
  const { em, actor } = ctx
  const { id: orderId } = await orderOf(em, actor, number)
  await remove(em, { id, orderId }, 'studio')
  return reviewAtDesk({ ...ctx, em: em.fork() }, number)
}

async function remove(em: Em, comment: { id: string; orderId: string }, sender: 'client' | 'studio') {
  await em.nativeDelete(TextComment, { ...comment, ...drafts[sender] })
  if ((await em.count(TextComment, { ...comment, sender })) > 0) throw new DomainError('commentSent')
}
