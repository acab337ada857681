import { type RoundsView, takesAnswers } from '@northword/contract/texts/reviews'
import type { Em } from '../../../db/orm.ts'
import type { Telling } from '../../../hooks/hooks.ts'
import { clock } from '../../../time/clock.ts'
import { shownAt } from '../../../time/shown-at.ts'
import { approvalsOf } from '../versions/standing-approvals.ts'
import { piecesOfOrder } from '../versions/pieces-of-order.ts'
import { isReplaced, reviewEndOf } from '../versions/review-end.ts'
import { rowFields, TextVersion } from '../versions/text-version.entity.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { sentByClient, TextComment } from './text-comment.entity.ts'
import { TextRound } from './text-round.entity.ts'

type Counted = Pick<TextRound, 'piece' | 'number' | 'at'>
type Latest = Pick<TextVersion, 'piece' | 'number' | 'shownAt'>

/**
 * Rounds of each text of an order. A round is one set of comments and one new version.
 * @param counted a held version ends its round for the studio, but not yet for the client
 */
export async function roundsOf(
  { em, site }: Pick<Telling, 'em' | 'site'>,
  order: Order,
  counted: 'shown' | 'delivered' = 'shown',
): Promise<RoundsView[]> {
  const now = clock.now()
  const of = { orderId: order.id }
  const rounds = await em.find(TextRound, of, { disableIdentityMap: true })
  const versions = await em.find(
    TextVersion,
    { ...of, ...(counted === 'shown' && shownAt(now)) },
    { fields: rowFields, disableIdentityMap: true },
  )
  const approvals = await approvalsOf(em, order.id)
  const answers = await em.find(
    TextComment,
    { ...of, ...sentByClient },
    { fields: answerFields, disableIdentityMap: true },
  )
  const replaced = await isReplaced(em, order)
  const until = await reviewEndOf({ em, site }, order)
  return piecesOfOrder(order).map((_, at) => {
    const isOfPiece = ({ piece }: { piece: number }) => piece === at + 1
    return roundsOfPiece(order, at + 1, {
      rounds: rounds.filter(isOfPiece),
      versions: versions.filter(isOfPiece),
      answers: answers.filter(isOfPiece),
      isApproved: approvals.some(isOfPiece),
      isReplaced: replaced,
      until,
      now,
      // An order follows the terms of its day; older ones do not say them.
      extraCents: order.sold?.extraRoundCents ?? site.extraRevisionCents,
    })
  })
}

const answerFields = ['piece', 'round', 'answer'] as const

interface Known {
  rounds: Counted[]
  versions: Latest[]
  answers: Pick<TextComment, (typeof answerFields)[number]>[]
  isApproved: boolean
  /** The client has a newer text that was sent outside. */
  isReplaced: boolean
  /** End of the time for changes to all texts of the order. */
  until: Date | null
  now: Date
  /** Price of a round beyond those of the order. */
  extraCents: number
}

function roundsOfPiece(order: Order, piece: number, known: Known): RoundsView {
  const { rounds, versions, answers, isApproved, until, now, extraCents } = known
  // Orders without a record of what was sold have free rounds.
  const included = order.sold?.revisionRounds ?? 'unlimited'
  const isDeclined = (number: number) =>
    answers.every(({ round, answer }) => round !== number || answer === 'declined')
  const used = rounds.filter(({ number }) => !isDeclined(number)).length
  const latest = versions.toSorted((one, other) => other.number - one.number)[0]
  const lastRound = Math.max(0, ...rounds.map(({ at }) => at.getTime()))
  const isReviewed = latest !== undefined && !isApproved && isUnderReview(order)
  const isSent = isReviewed && lastRound > latest.shownAt.getTime()
  const isRefused = isSent && isDeclined(rounds.length)
  const isOpen = isSent && !isRefused
  const end = isReviewed && !known.isReplaced && !isOpen && until !== null && until > now ? until : null
  return {
    piece,
    included,
    used,
    nextCents: included === 'unlimited' || used < included ? 0 : extraCents,
    until: end?.toISOString() ?? null,
    isOpen,
    isRefused,
    isReplaced: known.isReplaced,
    isApproved,
    takesAnswers: takesAnswers(order.status, isApproved),
  }
}

/** Number of a text's last round. All that were sent count, also those that use up none. */
export const lastRoundOf = (em: Em, { id: orderId }: Order, piece: number): Promise<number> =>
  em.count(TextRound, { orderId, piece })

/** Revision and In Production included: another text of the order may be revised or written meanwhile. */
const isUnderReview = ({ status }: Order) =>
  status === 'Delivered' || status === 'Revision' || status === 'In Production'
