import { useRef, useState } from 'react'
import type { RoundsView } from '@northword/contract/reviews'
import { trpc } from '../../site/api/trpc.ts'
import { randomUuid } from '../../site/device/random-uuid.ts'
import type { NumberedComment } from './of-piece.ts'

/** Sends the comments on a text as a round. As long as they are the same they have one key, so that they are sent once. */
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
      // The order moves on, and may cost more.
      void utils.orders.invalidate()
      void utils.payments.ofOrder.invalidate({ number })
    },
    // Its price may be another one now, or the studio is at work already.
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
