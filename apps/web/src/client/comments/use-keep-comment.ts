import { trpc } from '../../site/api/trpc.ts'
import { useCommentSide } from './comment-side.ts'

/** Keeps a comment. Its id was drawn once: sent again after a failure it is there once. */
export function useKeepComment(onKept: () => void) {
  const utils = trpc.useUtils()
  const own = trpc.reviews.keepComment.useMutation({
    onSuccess(review, { number }) {
      utils.reviews.find.setData({ number }, review)
      onKept()
    },
  })
  const ofStudio = trpc.reviews.keepStudioComment.useMutation({
    onSuccess(review, { number }) {
      utils.reviews.findAtDesk.setData({ number }, review)
      onKept()
    },
  })
  return useCommentSide().from === 'studio' ? ofStudio : own
}
