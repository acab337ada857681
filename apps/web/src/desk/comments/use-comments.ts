import type { CommentView } from '@northword/contract/texts/reviews'
import { ofPiece } from '../../texts/comments/comments-of-piece.ts'
import { trpc } from '../../site/api/trpc.ts'

/**
 * Comments and questions on a text with their answers; whether a whole round was refused, and whether the text is
 * approved, which closes all of them.
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

/** The studio has not answered it. */
export const isOpen = ({ from, answer }: CommentView) => from === 'client' && answer === null

interface Asked {
  state: { data?: { comments: CommentView[] } | undefined }
}

/** Polls while a question is held. */
const whileHeld = ({ state: { data } }: Asked) =>
  data?.comments.some(({ state }) => state === 'held') ? 3_000 : false
