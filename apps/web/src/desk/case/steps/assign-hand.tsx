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
  const { order, version, claimedBy, writtenBy, mayBegin } = found
  const heldBy = (hand === 'agent' ? claimedBy : writtenBy)?.id ?? null
  const [isOpen, setOpen] = useState(false)
  const renew = useRenewed(order.number)
  useKeys(hand === 'agent' ? { a: () => setOpen(true) } : {})
  return (
    <>
      <Button onClick={() => setOpen(true)}>{deskAssign.open[hand]}</Button>
      {isOpen && (
        <Assign
          order={{ number: order.number, version, hand, heldBy }}
          notice={hand === 'writer' && mayBegin ? deskCase.hand.begins : undefined}
          onClose={() => setOpen(false)}
          onSettled={() => void renew()}
        />
      )}
    </>
  )
}
