import { trpc } from '../../site/api/trpc.ts'

/** Keeps a comment. Its id was drawn once: sent again after a failure it is there once. */
export function useKeepComment(onKept: () => void) {
  const utils = trpc.useUtils()
  return trpc.reviews.keepComment.useMutation({
    onSuccess(review, { number }) {
      utils.reviews.find.setData({ number }, review)
      onKept()
    },
  })
}
