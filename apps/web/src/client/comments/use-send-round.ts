import { useRef, useState } from 'react'
import type { RoundsView } from '@northword/contract/texts/reviews'
import { trpc } from '../../site/api/trpc.ts'
import { randomUuid } from '../../site/device/random-uuid.ts'
import type { NumberedComment } from '../../texts/comments/comments-of-piece.ts'

/** Sends the unsent comments as a round. Unchanged comments keep their idempotency key for a retry. */
export function useSendRound(
  number: string,
  { piece, nextCents }: RoundsView,
  unsent: readonly NumberedComment[],
) {
  const utils = trpc.useUtils()
  const [sentOf, setSentOf] = useState<number | null>(null)
  const { mutate, isPending, error } = trpc.reviews.submitRound.useMutation({
    onSuccess(review, sent) {
      utils.reviews.find.setData({ number }, review)
      setSentOf(sent.piece)
      // The order changes its state, and may cost more.
      void utils.orders.invalidate()
      void utils.payments.ofOrder.invalidate({ number })
    },
    // The price may have changed, or the studio may be working already.
    onError: () => void utils.reviews.find.invalidate({ number }),
  })
  const keyFor = useKeyOf(JSON.stringify([nextCents, unsent.map(({ id, text }) => [id, text])]))
  const send = () => {
    if (!isPending) mutate({ number, piece, agreedCents: nextCents, idempotencyKey: keyFor() })
  }
  return { send, isPending, error, isSent: sentOf === piece && unsent.length === 0 }
}

function useKeyOf(content: string) {
  const last = useRef({ content: '', key: '' })
  return () => {
    if (last.current.content !== content) last.current = { content, key: randomUuid() }
    return last.current.key
  }
}
