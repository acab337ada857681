import type { ReviewView } from '@northword/contract/texts/reviews'
import { callFailure } from '../../site/api/call-failure.ts'
import { trpc } from '../../site/api/trpc.ts'
import { useCommentSide } from './comment-side.ts'

/**
 * Saves a comment. Its id is drawn once, so that a retry does not store it twice.
 * @param onFound gets the text of one that is on the server, though its save got no answer
 */
export function useKeepComment(onKept: () => void, onFound: (text: string) => void) {
  const { find, findAtDesk } = trpc.useUtils().reviews
  const own = trpc.reviews.keepComment.useMutation({
    onSuccess(review, { number }) {
      find.setData({ number }, review)
      onKept()
    },
    onError: (error, sent) =>
      void lookFor(sent, error, () => find.fetch({ number: sent.number }, fresh), onFound),
  })
  const ofStudio = trpc.reviews.keepStudioComment.useMutation({
    onSuccess(review, { number }) {
      findAtDesk.setData({ number }, review)
      onKept()
    },
    onError: (error, sent) =>
      void lookFor(sent, error, () => findAtDesk.fetch({ number: sent.number }, fresh), onFound),
  })
  return useCommentSide().from === 'studio' ? ofStudio : own
}

const fresh = { staleTime: 0 }

async function lookFor(
  { id, text }: { id: string; text: unknown },
  error: unknown,
  find: () => Promise<Pick<ReviewView, 'comments'>>,
  onFound: (text: string) => void,
) {
  const { status } = callFailure(error)
  if (status !== 0 && status < 500) return
  const review = await find().catch(() => null)
  const found = review?.comments.find((comment) => comment.id === id)
  if (found && found.text === text) onFound(found.text)
}
