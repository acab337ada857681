import type { CommentView, ReviewView } from '@northword/contract/reviews'
import type { Em } from '../../db/orm.ts'
import { shownAt, TextVersion } from '../deliveries/text-version.entity.ts'
import { orderOf } from '../orders/find-order.ts'
import type { Order } from '../orders/order.entity.ts'
import type { Actor, Staff } from '../people/actor.ts'
import { plainTextOf } from '@northword/contract/plain-text'
import { placeOf } from '../texts/passage.ts'
import { roundsOf } from './rounds-of.ts'
import { TextComment } from './text-comment.entity.ts'

/**
 * What a client has said about the texts of an order, with what they have not sent yet.
 * @throws {DomainError} `orderNotFound`
 */
export async function reviewOf(em: Em, actor: Actor, number: string): Promise<ReviewView> {
  const order = await orderOf(em, actor, number)
  return { comments: await commentsOf(em, order, {}), rounds: await roundsOf(em, order) }
}

/**
 * The same as the studio sees it: what was sent.
 * @throws {DomainError} `orderNotFound`
 */
export async function reviewAtDesk(em: Em, actor: Staff, number: string): Promise<ReviewView> {
  const order = await orderOf(em, actor, number)
  return {
    comments: await commentsOf(em, order, { round: { $ne: null } }),
    rounds: await roundsOf(em, order),
  }
}

async function commentsOf(em: Em, { id: orderId }: Order, some: object): Promise<CommentView[]> {
  const oldest = { orderBy: { at: 'asc', id: 'asc' }, disableIdentityMap: true } as const
  const comments = await em.find(TextComment, { orderId, ...some }, oldest)
  const latest = await latestTexts(em, orderId, new Set(comments.map(({ piece }) => piece)))
  return comments.map((comment) => viewOf(comment, latest.get(comment.piece)))
}

interface Latest {
  number: number
  text: string
}

/** The plain text of the latest version of each of these pieces. */
async function latestTexts(em: Em, orderId: string, pieces: Set<number>): Promise<Map<number, Latest>> {
  const texts = new Map<number, Latest>()
  const latest = { orderBy: { number: 'desc' }, disableIdentityMap: true } as const
  for (const piece of pieces) {
    const found = await em.findOne(TextVersion, { orderId, piece, ...shownAt(new Date()) }, latest)
    if (found) texts.set(piece, { number: found.number, text: plainTextOf(found.blocks) })
  }
  return texts
}

function viewOf(comment: TextComment, latest: Latest | undefined): CommentView {
  const { id, piece, version, start, quote, text, at, round } = comment
  const passage = start === null || quote === null ? null : { start, quote }
  return {
    id,
    piece,
    version,
    passage,
    text,
    round,
    startsNow: passage && latest ? startIn(latest, version, passage) : null,
    at: at.toISOString(),
    answer: answerOf(comment),
  }
}

/** In its own version a passage is where it was marked, also where its words stand there twice. */
const startIn = (latest: Latest, version: number, passage: { start: number; quote: string }) =>
  latest.number === version ? passage.start : placeOf(passage, latest.text)

function answerOf({ answer, answerText, answeredAt, answeredBy }: TextComment): CommentView['answer'] {
  if (!answer || !answeredAt) return null
  return { kind: answer, text: answerText ?? '', by: answeredBy ?? '', at: answeredAt.toISOString() }
}
