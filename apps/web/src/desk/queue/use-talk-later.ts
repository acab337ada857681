import { deskQueue } from '@northword/content/desk/desk-queue'
import { trpc } from '../../site/api/trpc.ts'
import { useOfferUndo } from '../undo/undo-context.ts'
import type { OrderDuty } from './use-queue-keys.ts'

/** `onClose` runs after success, `onSettled` after any try. */
interface After {
  onClose: () => void
  onSettled: () => void
}

/** `mutate` takes an ISO 8601 time. */
export function useTalkLater({ number, version }: OrderDuty, { onClose, onSettled }: After) {
  const offerUndo = useOfferUndo()
  const { mutate, isPending, error } = trpc.desk.putOff.useMutation({
    onSuccess() {
      offerUndo({ done: deskQueue.later.done(number), of: { number, version: version + 1 } })
      onClose()
    },
    onSettled,
  })
  return { isPending, error, putOff: (until: string) => mutate({ number, version, until }) }
}
