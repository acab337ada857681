import { textApproval as words } from '@northword/content/text-approval'
import { isStopped } from '@northword/contract/order-status'
import type { VersionView } from '@northword/contract/text-views'
import { trpc } from '../../site/api/trpc.ts'
import type { Review } from '../comments/use-review.ts'
import { useFresh } from '../frame/fresh.ts'
import type { TextView } from './text-view.ts'

/** `not yet`: the reader has to do something first. */
export type MayApprove =
  { kind: 'no' } | { kind: 'yes'; isRefused: boolean } | { kind: 'not yet'; why: string }

/** Decides by the version's comments and the order's state. */
export function useMayApprove(number: string, view: TextView, text: VersionView, review: Review): MayApprove {
  const order = trpc.orders.find.useQuery({ number }, useFresh()).data
  const { query, rounds, latest, comments, commenting, mayComment } = review
  const isLatest = latest === view.version && !text.approval
  if (!isLatest || !order || isStopped(order.status)) return { kind: 'no' }
  if (!rounds || rounds.isApproved || rounds.isOpen) return { kind: 'no' }
  // In Revision without a round the studio mends something by itself.
  if (order.status === 'Revision' && !query.data?.rounds.some(({ isOpen }) => isOpen)) return { kind: 'no' }
  const unsent = comments.filter(({ state }) => state === 'draft').length
  if (unsent > 0) return { kind: 'not yet', why: words.unsent(unsent) }
  // An unsent comment whose form is not on screen cannot be finished, so it does not block.
  return commenting.written && mayComment
    ? { kind: 'not yet', why: words.writing }
    : { kind: 'yes', isRefused: rounds.isRefused }
}
