import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase, Hand } from '@northword/contract/desk/desk'
import { useRef, useState } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { useOfferUndo } from '../../undo/undo-context.ts'
import { useRenewed } from '../current/use-case.ts'
import { useTypedOn } from '../current/use-typed-on.ts'

type Wanted = 'claim' | 'release'

/** Takes a case in hand or gives it back, once. After a conflict the wish stays until the member chooses. */
export function useHand(found: DeskCase, hand: Hand) {
  const { number } = found.order
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const typedOn = useTypedOn(found, wanted !== null)
  const offerUndo = useOfferUndo()
  const renew = useRenewed(number)
  /** Known at once: `isPending` is of the last render, and two presses may come before the next. */
  const isTaking = useRef(false)
  const onSettled = () =>
    renew().finally(() => {
      isTaking.current = false
    })
  const claim = trpc.desk.claimCase.useMutation({ onSettled })
  const release = trpc.desk.releaseCase.useMutation({ onSettled })
  return {
    ...typedOn,
    wanted,
    isPending: claim.isPending || release.isPending,
    error: claim.error ?? release.error,
    drop: () => setWanted(null),
    take: (step: Wanted, version: number) => {
      if (isTaking.current) return
      isTaking.current = true
      setWanted(step)
      const onSuccess = () => {
        setWanted(null)
        offerUndo({ done: deskCase.steps[step](number), of: { number, version: version + 1 } })
      }
      claim.reset()
      release.reset()
      const mutation = step === 'claim' ? claim : release
      mutation.mutate({ number, version, hand }, { onSuccess })
    },
  }
}
