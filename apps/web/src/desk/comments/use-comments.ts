import type { CommentView } from '@northword/contract/texts/reviews'
import { ofPiece } from '../../texts/comments/comments-of-piece.ts'
import { trpc } from '../../site/api/trpc.ts'

/**
 * Comments and questions on a text with their answers; whether a whole round was refused, whether the text is
 * approved, which closes all of them, and the round whose answers may still change.
 */
export function useComments(number: string, piece: number) {
  const query = trpc.reviews.findAtDesk.useQuery({ number }, { staleTime: 0, refetchInterval: whileHeld })
  const { comments, rounds } = ofPiece(query.data ?? nothing, piece)
  const isUnderWay = rounds !== undefined && (rounds.isOpen || rounds.isRefused)
  return {
    query,
    comments,
    open: comments.filter(isOpen).length,
    isAllRefused: rounds?.isRefused ?? false,
    isApproved: rounds?.isApproved ?? false,
    // No version has followed it.
    openRound: isUnderWay ? Math.max(0, ...comments.map(({ round }) => round ?? 0)) : null,
  }
}

const nothing = { comments: [], rounds: [] }

/** The studio has not answered it. */
export const isOpen = ({ from, answer }: CommentView) => from === 'client' && answer === null

interface Asked {
  state: { data?: { comments: CommentView[] } | undefined }
}

/** Polls while a question is held. */
const whileHeld = ({ state: { data } }: Asked) =>
  data?.comments.some(({ state }) => state === 'held') ? 3_000 : false
