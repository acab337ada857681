import { useState } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { useCommentSide } from './comment-side.ts'
import type { NumberedComment } from './comments-of-piece.ts'
import { useKeepComment } from './use-keep-comment.ts'

/** Removes an unsent comment, and restores the one that was removed last. */
export function useRemoveComment(number: string, onPutBack: (id: string) => void) {
  const utils = trpc.useUtils()
  const [removed, setRemoved] = useState<NumberedComment | null>(null)
  const own = trpc.reviews.removeComment.useMutation({
    onSuccess: (review) => utils.reviews.find.setData({ number }, review),
  })
  const ofStudio = trpc.reviews.removeStudioComment.useMutation({
    onSuccess: (review) => utils.reviews.findAtDesk.setData({ number }, review),
  })
  const removal = useCommentSide().from === 'studio' ? ofStudio : own
  const isBack = () => {
    setRemoved(null)
    if (removed) onPutBack(removed.id)
  }
  const keeping = useKeepComment(isBack, isBack)
  return {
    removed,
    isPending: keeping.isPending,
    error: keeping.error ?? removal.error,
    remove: (comment: NumberedComment) => {
      if (removal.isPending) return
      keeping.reset()
      removal.mutate({ number, id: comment.id }, { onSuccess: () => setRemoved(comment) })
    },
    putBack: () => {
      if (!removed || keeping.isPending) return
      const { id, piece, version, passage, text } = removed
      keeping.mutate({ number, id, piece, version, passage, text })
    },
  }
}
