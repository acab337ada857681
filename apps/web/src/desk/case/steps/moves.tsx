import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { formatPrice } from '@northword/contract/money/format-price'
import type { DeskCase } from '@northword/contract/desk/desk'
import { useState } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { trpc } from '../../../site/api/trpc.ts'
import { Confirm } from '../../frame/confirm.tsx'
import { Part } from '../../frame/part.tsx'
import { useOfferUndo } from '../../undo/undo-context.ts'
import { Stale } from '../current/stale.tsx'
import { useRenewed } from '../current/use-case.ts'
import { afterSaving, useTypedOn } from '../current/use-typed-on.ts'

const words = deskCase.moves

export function Moves({ found }: { found: DeskCase }) {
  const moving = useMoves(found)
  const isStuck = found.moves.length === 0 && !moving.isStale
  return (
    <Part heading={words.heading}>
      {isStuck ? (
        <Text c="dimmed">{words.none}</Text>
      ) : (
        <Stack gap="sm" align="start">
          <TextInput
            label={words.reason}
            description={words.reasonHint}
            w="100%"
            value={moving.reason}
            onChange={(event) => moving.setReason(event.currentTarget.value)}
          />
          <NextStates found={found} moving={moving} />
        </Stack>
      )}
      {!moving.isStale && <Outcome error={moving.error} />}
    </Part>
  )
}

interface NextStatesProps {
  found: DeskCase
  moving: ReturnType<typeof useMoves>
}

function NextStates({ found, moving: { wanted, seen, isStale, move, drop, isPending } }: NextStatesProps) {
  /** The case that the member saw when they asked to cancel it. */
  const [asking, setAsking] = useState<DeskCase | null>(null)
  if (isStale && wanted)
    return (
      <Stale
        seen={seen}
        found={found}
        differing={{ field: words.heading, theirs: found.order.status, mine: wanted }}
        onSave={() => move(wanted, found)}
        onDrop={drop}
        isPending={isPending}
      />
    )
  return (
    <Group gap="xs">
      {found.moves.map((to) => (
        <Button
          key={to}
          disabled={isPending}
          onClick={() => (to === 'Cancelled' ? setAsking(seen) : move(to, seen))}
        >
          {words.save(to)}
        </Button>
      ))}
      <ConfirmCancel
        number={found.order.number}
        opened={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={() => asking && move('Cancelled', asking)}
      />
    </Group>
  )
}

interface ConfirmCancelProps {
  number: string
  opened: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Tells the mail that the client gets and the amount that is due back. */
function ConfirmCancel({ number, opened, onClose, onConfirm }: ConfirmCancelProps) {
  const keptCents = trpc.payments.find.useQuery({ number }).data?.keptCents ?? 0
  const paid = keptCents > 0 ? ` ${words.cancel.paid(formatPrice(keptCents))}` : ''
  const mutate = () => {
    onClose()
    onConfirm()
  }
  return (
    <Confirm
      words={{ ...words.cancel, text: words.cancel.text + paid }}
      opened={opened}
      onClose={onClose}
      action={{ mutate, isPending: false, error: null }}
    />
  )
}

type State = DeskCase['moves'][number]

/** Moves an order, with a reason. After a conflict state and reason stay until the member chooses. */
function useMoves(found: DeskCase) {
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
