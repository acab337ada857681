import { type KeepCommentInput, mostComments } from '@northword/contract/texts/reviews'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { expectNotApproved } from '../versions/standing-approvals.ts'
import type { TextVersion } from '../versions/text-version.entity.ts'
import { keepOrder } from '../../orders/order/locked-order.ts'
import { type Finding, findPassage } from './find-passages.ts'
import { drafts, TextComment } from './text-comment.entity.ts'

/** Bytes of one side's comments on an order, quotes included, since the order's page loads them all. */
const mostBytes = 250_000

type Written = Pick<KeepCommentInput, 'id' | 'passage' | 'text'> & {
  sender: 'client' | 'studio'
  staffName: string | null
}

/**
 * Inserts or changes an unsent comment.
 * @throws {DomainError} `passageNotFound`, `commentNotFound` if its id belongs to another, `commentSent`,
 * `tooManyComments`, `textApproved`, `orderNotFound` if it was erased meanwhile
 */
export async function writeComment(
  ctx: Finding,
  version: Pick<TextVersion, 'id' | 'orderId' | 'piece' | 'number'>,
  { id, passage, text, sender, staffName }: Written,
): Promise<void> {
  const { orderId, piece, number } = version
  const place = passage ? await findPassage(ctx, version, passage) : nowhere
  if (!place) throw new DomainError('passageNotFound')
  const changes = { orderId, piece, version: number, ...place, text, staffName, at: clock.now() }
  await ctx.em.fork().transactional(async (tx) => {
    // Locked against a concurrent approval, which either refuses this comment or sees it.
    if (!(await keepOrder(tx, { id: orderId }))) throw new DomainError('orderNotFound')
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
    const changed = await tx.nativeUpdate(TextComment, { id, orderId, ...drafts[sender] }, changes)
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
