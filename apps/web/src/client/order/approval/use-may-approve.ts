import { textApproval as words } from '@northword/content/texts/text-approval'
import { refusalOfApproval } from '@northword/contract/texts/refusal-of-approval'
import type { VersionView } from '@northword/contract/texts/text-views'
import { trpc } from '../../../site/api/trpc.ts'
import type { Review } from '../../comments/use-review.ts'
import { useFresh } from '../../frame/refetching.ts'
import type { TextView } from '../address/text-view.ts'

/** `not yet`: the reader has to do something first. */
export type MayApprove =
  | { kind: 'no' }
  | { kind: 'yes'; isRefused: boolean }
  | { kind: 'not yet'; why: string }

/** Decides by the version's comments and the order's state. */
export function useMayApprove(number: string, view: TextView, text: VersionView, review: Review): MayApprove {
  const order = trpc.orders.find.useQuery({ number }, useFresh()).data
  const { query, rounds, latest, comments, commenting, mayComment } = review
  if (!order || !rounds || rounds.isApproved || text.approval) return { kind: 'no' }
  const unsent = comments.filter(({ state }) => state === 'draft').length
  const refusal = refusalOfApproval({
    status: order.status,
    piece: view.piece,
    isOld: latest !== view.version,
    rounds: query.data?.rounds ?? [],
    unsent,
  })
  if (refusal === 'commentsUnsent') return { kind: 'not yet', why: words.unsent(unsent) }
  if (refusal !== null) return { kind: 'no' }
  // An unsent comment whose form is not on screen cannot be finished, so it does not block.
  return commenting.written && mayComment
    ? { kind: 'not yet', why: words.writing }
    : { kind: 'yes', isRefused: rounds.isRefused }
}
