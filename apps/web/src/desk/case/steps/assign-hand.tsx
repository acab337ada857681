import { Button } from '@mantine/core'
import { deskAssign } from '@northword/content/desk/desk-assign'
import { deskCase } from '@northword/content/desk/desk-case'
import type { DeskCase, Hand } from '@northword/contract/desk/desk'
import { useState } from 'react'
import { Assign } from '../../assign/assign.tsx'
import { useKeys } from '../../keys/single-keys.ts'
import { useMe } from '../../session/use-me.ts'
import { useRenewed } from '../current/use-case.ts'

interface AssignHandProps {
  found: DeskCase
  hand: Hand
}

/** For all but writers, who assign nothing. */
export const AssignHand = (props: AssignHandProps) =>
  useMe().member.role === 'writer' ? null : <AssignButton {...props} />

/** A button to assign the order; for its agent also a key. */
function AssignButton({ found, hand }: AssignHandProps) {
  const { number } = found.order
  const [opened, setOpened] = useState<DeskCase | null>(null)
  const [isTold, setTold] = useState(false)
  /** The case when the dialog was opened; once the member was told of a later change, as it is now. */
  const seen = opened && (isTold ? found : opened)
  const renew = useRenewed(number)
  const open = () => {
    setOpened(found)
    setTold(false)
  }
  useKeys(hand === 'agent' ? { a: open } : {})
  return (
    <>
      <Button onClick={open}>{deskAssign.open[hand]}</Button>
      {seen && (
        <Assign
          order={{ number, version: seen.version, hand, heldBy: holderOf(seen, hand) }}
          notice={hand === 'writer' && seen.mayBegin ? deskCase.hand.begins : undefined}
          onClose={() => setOpened(null)}
          onSettled={() => {
            setTold(true)
            void renew()
          }}
        />
      )}
    </>
  )
}

const holderOf = ({ claimedBy, writtenBy }: DeskCase, hand: Hand) =>
  (hand === 'agent' ? claimedBy : writtenBy)?.id ?? null
