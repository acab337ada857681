import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase } from '@northword/contract/desk/desk'
import { useState } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { useOfferUndo } from '../../undo/undo-context.ts'
import { useRenewed } from '../current/use-case.ts'
import { afterSaving, useTypedOn } from '../current/use-typed-on.ts'

type State = DeskCase['moves'][number]

/** Moves an order, with a reason. After a conflict state and reason stay until the member chooses. */
export function useMoves(found: DeskCase) {
  const { number } = found.order
  const [reason, setReason] = useState('')
  const [wanted, setWanted] = useState<State | null>(null)
  const typedOn = useTypedOn(found, reason !== '' || wanted !== null)
  const offerUndo = useOfferUndo()
  const drop = () => {
    setReason('')
    setWanted(null)
  }
  const { mutate, isPending, error } = trpc.desk.moveCase.useMutation({
    onSuccess(_, { to, version, reason: saved = '' }) {
      setWanted(null)
      setReason(afterSaving(saved))
      offerUndo({ done: deskCase.steps.move(number, to), of: { number, version: version + 1 } })
    },
    onSettled: useRenewed(number),
  })
  return {
    ...typedOn,
    reason,
    setReason,
    wanted,
    drop,
    isPending,
    error,
    move: (to: State, { version }: DeskCase) => {
      setWanted(to)
      mutate({ number, version, to, reason })
    },
  }
}
