import {
  type CommentInput,
  type DeskReviewView,
  type KeepCommentInput,
  mostComments,
  type ReviewView,
} from '@northword/contract/texts/reviews'
import type { Context, StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { isHeld } from '../../../time/shown-at.ts'
import { findFacts, type VersionFacts } from '../versions/read-version.ts'
import { expectNotApproved } from '../versions/standing-approvals.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { lockOrderShared } from '../../orders/order/locked-order.ts'
import { type Finding, findPassage } from './find-passages.ts'
import { reviewAtDesk, reviewOf } from './list-comments.ts'
import { TextComment, unsentComments } from './text-comment.entity.ts'
import { signatureOf } from '../../people/actor.ts'

/** Bytes of one side's comments on an order, quotes included, since the order's page loads them all. */
const mostBytes = 250_000

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
  return reviewOf(ctx, input.number)
}

/**
 * Saves a comment of the studio, unsent and hidden from the client. Saving it again under its id changes it.
 * @throws {DomainError} `textNotFound` if the client does not see the version yet, else as {@link keepComment}
 */
export async function keepStudioComment(ctx: StaffContext, input: KeepCommentInput): Promise<DeskReviewView> {
  const { em, actor } = ctx
  const { facts } = await findFacts(em, actor, input)
  if (isHeld(facts, clock.now())) throw new DomainError('textNotFound')
  await writeComment(ctx, facts, { ...input, sender: 'studio', staffName: signatureOf(actor, ctx.site) })
  return reviewAtDesk(ctx, input.number)
}

/** Deletes an unsent comment, if it is still there. @throws {DomainError} `orderNotFound`, `commentSent` */
export async function removeComment(ctx: Context, input: CommentInput): Promise<ReviewView> {
  await remove(ctx, input, 'client')
  return reviewOf(ctx, input.number)
}

/** @throws {DomainError} `orderNotFound`, `commentSent` */
export async function removeStudioComment(ctx: StaffContext, input: CommentInput): Promise<DeskReviewView> {
  await remove(ctx, input, 'studio')
  return reviewAtDesk(ctx, input.number)
}

async function remove(
  { em, actor }: Context | StaffContext,
  { number, id }: CommentInput,
  sender: 'client' | 'studio',
) {
  const { id: orderId } = await orderOf(em, actor, number)
  const comment = { id, orderId }
  await em.fork().transactional(async (tx) => {
    // Locked against a round sent concurrently, which either counts this comment or does not see it.
    if (!(await lockOrderShared(tx, { id: orderId }))) throw new DomainError('orderNotFound')
    await tx.nativeDelete(TextComment, { ...comment, ...unsentComments[sender] })
    if ((await tx.count(TextComment, { ...comment, sender })) > 0) throw new DomainError('commentSent')
  })
}

type Written = Pick<KeepCommentInput, 'id' | 'passage' | 'text'> & {
  sender: 'client' | 'studio'
  staffName: string | null
}

/**
 * Inserts or changes an unsent comment.
 * @throws {DomainError} `passageNotFound`, `commentNotFound` if its id belongs to another, `commentSent`,
 * `tooManyComments`, `textApproved`, `orderNotFound` if it was erased meanwhile
 */
async function writeComment(
  ctx: Finding,
  version: VersionFacts['facts'],
  { id, passage, text, sender, staffName }: Written,
): Promise<void> {
  const { orderId, piece, number } = version
  const place = passage ? await findPassage(ctx, version, passage) : nowhere
  if (!place) throw new DomainError('passageNotFound')
  const changes = { orderId, piece, version: number, ...place, text, staffName, at: clock.now() }
  await ctx.em.fork().transactional(async (tx) => {
    // Locked against a concurrent approval, which either refuses this comment or sees it.
    if (!(await lockOrderShared(tx, { id: orderId }))) throw new DomainError('orderNotFound')
    await expectNotApproved(tx, orderId, piece)
    const kept = await tx.findOne(TextComment, { id }, { disableIdentityMap: true })
    if (kept && (kept.orderId !== orderId || kept.sender !== sender)) throw new DomainError('commentNotFound')
    const { count, bytes } = await othersOf(tx, { id, orderId, sender })
    const own = Buffer.byteLength(text) + Buffer.byteLength(place.quote ?? '')
    if ((!kept && count >= mostComments) || bytes + own > mostBytes) throw new DomainError('tooManyComments')
    await tx
      .createQueryBuilder(TextComment)
      .insert({ id, sender, ...changes, ...unsent })
      .onConflict()
      .ignore()
      .execute()
    // A round sent concurrently races for the row; one wins.
    const changed = await tx.nativeUpdate(TextComment, { id, orderId, ...unsentComments[sender] }, changes)
    if (changed === 0) throw new DomainError('commentSent')
  })
}

async function othersOf(em: Em, of: { id: string; orderId: string; sender: string }) {
  const [others] = await em.execute<{ count: number; bytes: number }[]>(
    `select count(*)::int as count,
        coalesce(sum(octet_length(text) + octet_length(coalesce(quote, ''))), 0)::int as bytes
      from text_comments where order_id = ? and sender = ? and id <> ?`,
    [of.orderId, of.sender, of.id],
  )
  return others ?? { count: 0, bytes: 0 }
}

const unsent = {
  round: null,
  shownAt: null,
  mailId: null,
  answer: null,
  answerText: null,
  answeredAt: null,
  answeredBy: null,
}
const nowhere = { start: null, quote: null, before: null, after: null }
