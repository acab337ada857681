import { deskAssign } from '@northword/content/desk/desk-assign'
import type { Hand } from '@northword/contract/desk/desk'
import { trpc } from '../../site/api/trpc.ts'
import { useOfferUndo } from '../undo/undo-context.ts'
import { useMe } from '../session/use-me.ts'

export interface Assignable {
  number: string
  version: number
  hand: Hand
  /** Id of the member who has it in this hand. */
  heldBy: string | null
}

/** `onClose` runs after success, `onSettled` after any try. */
interface After {
  onClose: () => void
  onSettled: () => void
}

/** Assigns an order, and the members who can have it: the others, and as its agent no writer. */
export function useAssign({ number, version, hand, heldBy }: Assignable, { onClose, onSettled }: After) {
  const { member } = useMe()
  const offerUndo = useOfferUndo()
  const colleagues = trpc.desk.listColleagues.useQuery()
  const { mutate, isPending, error } = trpc.desk.claimCase.useMutation({ onSettled })
  const choices = (colleagues.data?.colleagues ?? []).filter(
    ({ id, role }) => id !== member.id && id !== heldBy && (hand === 'writer' || role !== 'writer'),
  )
  const assignTo = (memberId: string) => {
    const name = choices.find(({ id }) => id === memberId)?.name ?? ''
    const onSuccess = () => {
      offerUndo({ done: deskAssign.done[hand](number, name), of: { number, version: version + 1 } })
      onClose()
    }
    mutate({ number, version, hand, memberId }, { onSuccess })
  }
  return { colleagues, choices, assignTo, isPending, error }
}
