import type { CommentView } from '@northword/contract/reviews'
import { trpc } from '../../site/api/trpc.ts'

/** What a client has sent about a text of an order, with the answers. */
export function useComments(number: string, piece: number) {
  const query = trpc.reviews.findAtDesk.useQuery({ number }, { staleTime: 0 })
  const comments = query.data?.comments.filter((comment) => comment.piece === piece) ?? []
  return { query, comments, open: comments.filter(isOpen).length }
}

/** Whether the studio still has to answer it. */
export const isOpen = ({ answer }: CommentView) => answer === null
