import {
  type CommentState,
  type CommentView,
  type DeskReviewView,
  type OpenQuestions,
  type ReviewView,
  takesAnswers,
} from '@northword/contract/texts/reviews'
import type { Em } from '../../../db/orm.ts'
import type { Context, StaffContext } from '../../../doors/context.ts'
import { clock } from '../../../time/clock.ts'
import { isHeld, shownAt } from '../../../time/shown-at.ts'
import { piecesSeen } from '../versions/list-pieces.ts'
import { TextVersion } from '../versions/text-version.entity.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { Actor } from '../../people/actor.ts'
import { type Finding, findMoved } from './find-passages.ts'
import { roundsOf } from './rounds-of.ts'
import { asked, hasPassage, seen, TextComment } from './text-comment.entity.ts'
import { seesMoney } from '../../people/staff-rights.ts'

/** Read anew, with the client's unsent comments. @throws {DomainError} `orderNotFound`, `textsWaiting` */
export async function reviewOf(ctx: Context, number: string): Promise<ReviewView> {
  const anew = { ...ctx, em: ctx.em.fork() }
  const order = await orderOf(anew.em, anew.actor, number)
  return {
    comments: await commentsOf(anew, order, seen.byClient(clock.now())),
    rounds: await roundsOf(anew, order),
  }
}

/** Read anew: sent comments of the client, all of the studio. @throws {DomainError} as {@link reviewOf} */
export async function reviewAtDesk(ctx: StaffContext, number: string): Promise<DeskReviewView> {
  const anew = { ...ctx, em: ctx.em.fork() }
  const order = await orderOf(anew.em, anew.actor, number)
  const rounds = await roundsOf(anew, order)
  return {
    comments: await commentsOf(anew, order, seen.atDesk),
    rounds: seesMoney(anew.actor) ? rounds : rounds.map((round) => ({ ...round, nextCents: null })),
  }
}

/** Approved texts and finished orders have no open questions. @throws {DomainError} `orderNotFound` */
export async function countQuestions(em: Em, actor: Actor, number: string): Promise<OpenQuestions> {
  const { id: orderId, status } = await orderOf(em, actor, number)
  const open = await em.find(
    TextComment,
    { orderId, ...asked(clock.now()) },
    { fields: ['piece'], disableIdentityMap: true },
  )
  if (open.length === 0) return { texts: [] }
  const { pieces } = await piecesSeen(em, actor, number)
  const texts = pieces.flatMap(({ number: piece, title, versions: [latest] }) =>
    latest && takesAnswers(status, latest.approval !== null)
      ? { piece, title, version: latest.number, open: open.filter((one) => one.piece === piece).length }
      : [],
  )
  return { texts: texts.filter((text) => text.open > 0) }
}

async function commentsOf(ctx: Finding, { id: orderId }: Order, some: object): Promise<CommentView[]> {
  const oldest = { orderBy: { at: 'asc', id: 'asc' }, disableIdentityMap: true } as const
  const comments = asShown(await ctx.em.find(TextComment, { orderId, ...some }, oldest))
  const places = await placesNow(ctx, orderId, comments)
  return comments.map((comment) => viewOf(comment, places.get(comment.id) ?? null))
}

/** Sent comments in an order that both sides see, as each has a number by its place; then unsent ones. */
function asShown(comments: TextComment[]): TextComment[] {
  const sent = comments.filter((comment) => stateOf(comment) !== 'draft')
  const unsent = comments.filter((comment) => stateOf(comment) === 'draft')
  return [...sent.toSorted((one, other) => sentAt(one).getTime() - sentAt(other).getTime()), ...unsent]
}

const sentAt = ({ shownAt: shown, at }: TextComment) => shown ?? at

/** Places of comments' passages in the latest version; null if not found or ambiguous. */
async function placesNow(
  ctx: Finding,
  orderId: string,
  comments: TextComment[],
): Promise<Map<string, number | null>> {
  const places = new Map<string, number | null>()
  for (const [piece, own] of Map.groupBy(comments.filter(hasPassage), (comment) => comment.piece)) {
    const shown = { orderId, piece, ...shownAt(clock.now()) }
    const latest = await ctx.em.findOne(TextVersion, shown, latestFirst)
    if (!latest) continue
    // In its own version a passage has its stored place, even if its words occur twice.
    for (const { id, start } of own) places.set(id, start)
    const older = own.filter(({ version }) => version !== latest.number)
    if (older.length === 0) continue
    const quotes = older.map(({ quote, before, after }) => ({ quote, before, after }))
    for (const [at, place] of (await findMoved(ctx, latest, quotes)).entries())
      places.set(older[at]?.id ?? '', place)
  }
  return places
}

const latestFirst = {
  orderBy: { number: 'desc' },
  fields: ['id', 'number'],
  disableIdentityMap: true,
} as const

function viewOf(comment: TextComment, startsNow: number | null): CommentView {
  const { id, piece, version, text, at, round } = comment
  return {
    id,
    from: comment.sender,
    by: comment.staffName,
    state: stateOf(comment),
    piece,
    version,
    passage: hasPassage(comment) ? { start: comment.start, quote: comment.quote } : null,
    text,
    round,
    startsNow,
    at: at.toISOString(),
    answer: answerOf(comment),
  }
}

function stateOf(comment: TextComment): CommentState {
  const { sender, round, shownAt: shown, answer } = comment
  if (sender === 'client' ? round === null : shown === null) return 'draft'
  if (sender === 'studio' && isHeld(comment, clock.now())) return 'held'
  return answer === null ? 'open' : 'settled'
}

function answerOf({ answer, answerText, answeredAt, answeredBy }: TextComment): CommentView['answer'] {
  if (!answer || !answeredAt) return null
  return { kind: answer, text: answerText ?? '', by: answeredBy ?? '', at: answeredAt.toISOString() }
}
