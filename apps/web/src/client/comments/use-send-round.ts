import { useRef } from 'react'
import type { RoundsView } from '@northword/contract/texts/reviews'
import { trpc } from '../../site/api/trpc.ts'
import { randomUuid } from '../../site/device/random-uuid.ts'
import type { NumberedComment } from '../../texts/comments/comments-of-piece.ts'

/** Sends the unsent comments as a round. Unchanged comments keep their idempotency key for a retry. */
export function useSendRound(
  number: string,
  { piece, nextCents, isOpen }: RoundsView,
  unsent: readonly NumberedComment[],
) {
  const utils = trpc.useUtils()
  const { mutate, variables, isPending, isSuccess, error } = trpc.reviews.submitRound.useMutation({
    onSuccess: (review) => utils.reviews.find.setData({ number }, review),
    // The price may have changed, or the studio may be working already.
    onError: () => void utils.reviews.find.invalidate({ number }),
    onSettled() {
      // The order changes its state, and may cost more.
      void utils.orders.invalidate()
      void utils.payments.ofOrder.invalidate({ number })
    },
  })
  const keyFor = useKeyOf(JSON.stringify([nextCents, unsent.map(({ id, text }) => [id, text])]))
  const send = () => {
    if (!isPending) mutate({ number, piece, agreedCents: nextCents, idempotencyKey: keyFor() })
  }
  const isOfPiece = variables?.piece === piece
  // A round whose answer was lost is there all the same.
  const isThere = isSuccess || (error !== null && !error.data && isOpen)
  const isSent = isOfPiece && isThere && unsent.length === 0
  return { send, isPending, error: isOfPiece && !isSent ? error : null, isSent }
}

function useKeyOf(content: string) {
  const last = useRef({ content: '', key: '' })
  return () => {
    if (last.current.content !== content) last.current = { content, key: randomUuid() }
    return last.current.key
  }
}
