import type { CommentView } from '@northword/contract/reviews'
import { ofPiece } from '../../client/comments/of-piece.ts'
import { trpc } from '../../site/api/trpc.ts'

/**
 * What was said about a text of an order, by its client and by the studio, with the answers; whether it said no to a whole
 * round, and whether the text is approved, which ends all that.
 */
export function useComments(number: string, piece: number) {
  const query = trpc.reviews.findAtDesk.useQuery({ number }, { staleTime: 0, refetchInterval: whileHeld })
  const { comments, rounds } = ofPiece(query.data ?? nothing, piece)
  return {
    query,
    comments,
    open: comments.filter(isOpen).length,
    isAllRefused: rounds?.isRefused ?? false,
    isApproved: rounds?.isApproved ?? false,
  }
}

const nothing = { comments: [], rounds: [] }

/** Whether the studio still has to answer it. */
export const isOpen = ({ from, answer }: CommentView) => from === 'client' && answer === null

interface Asked {
  state: { data?: { comments: CommentView[] } | undefined }
}

/** Looks again where something leaves within seconds. */
const whileHeld = ({ state: { data } }: Asked) =>
  data?.comments.some(({ state }) => state === 'held') ? 3_000 : false
