import { trpc } from '../../site/api/trpc.ts'
import { useCommentSide } from './comment-side.ts'

/** Saves a comment. Its id is drawn once, so that a retry does not store it twice. */
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
