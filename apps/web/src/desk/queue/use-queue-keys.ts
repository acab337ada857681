import { deskQueue } from '@northword/content/desk/desk-queue'
import { type Duty, handOf } from '@northword/contract/desk/desk-queue'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { trpc } from '../../site/api/trpc.ts'
import { focusRow, rowInFocus } from '../keys/focus-row.ts'
import { useKeys } from '../keys/single-keys.ts'
import { useMe } from '../session/use-me.ts'
import { useOfferUndo } from '../undo/undo-context.ts'

export type OrderDuty = Duty & { number: string }

/** An order can have several duties, each with its row. */
export const rowId = ({ kind, id }: Pick<Duty, 'kind' | 'id'>) => `${kind} ${id}`

interface Acts {
  /** Loads new duties; resolves when they are shown. */
  show: () => Promise<unknown>
  talkLater: (duty: OrderDuty) => void
  assign: (duty: OrderDuty) => void
}

/** An order that a key has just acted on, so that its row shows it at once. */
export interface Begun {
  number: string
  sign: string
}

/** Single keys of the queue: they act on the row in focus. */
export function useQueueKeys(duties: readonly Duty[], { show, talkLater, assign }: Acts) {
  const navigate = useNavigate()
  const isWriter = useMe().member.role === 'writer'
  const offerUndo = useOfferUndo()
  /** Numbers, known at once: `isPending` is of the last render, and two presses may come before the next. */
  const [taking] = useState(() => new Set<string>())
  const claim = trpc.desk.claimCase.useMutation({
    onSuccess: (_, { number, version }) =>
      offerUndo({ done: deskQueue.claimed(number), of: { number, version: version + 1 } }),
    onSettled: (_, __, { number }) => show().finally(() => taking.delete(number)),
  })
  const claimOnce = ({ number, version, kind }: OrderDuty) => {
    if (taking.has(number)) return
    taking.add(number)
    claim.mutate({ number, version, hand: isWriter ? 'writer' : handOf(kind) })
  }
  const [opened, setOpened] = useState<string | null>(null)
  const withOrder = (act: (duty: OrderDuty) => void) => () => {
    const row = rowInFocus()
    const duty = duties.find((each) => rowId(each) === row)
    if (duty && isAboutOrder(duty)) act(duty)
  }
  useKeys({
    j: () => focusRow(1),
    k: () => focusRow(-1),
    r: () => void show(),
    c: withOrder(claimOnce),
    l: withOrder(({ number }) => {
      setOpened(number)
      void navigate(`/orders/${number}#call`)
    }),
    z: withOrder(talkLater),
    ...(!isWriter && { a: withOrder(assign) }),
  })
  return { error: claim.error, begun: opened ? { number: opened, sign: deskQueue.opening } : taken(claim) }
}

const taken = ({
  isPending,
  variables,
}: {
  isPending: boolean
  variables?: { number: string } | undefined
}) => (isPending && variables ? { number: variables.number, sign: deskQueue.taking } : null)

const isAboutOrder = (duty: Duty): duty is OrderDuty => duty.number !== null
