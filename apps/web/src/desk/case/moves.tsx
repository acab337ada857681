import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { deskCase } from '@northword/content/desk-case'
import type { DeskCase } from '@northword/contract/desk'
import { Outcome } from '../../client/frame/outcome.tsx'
import { Part } from './part.tsx'
import { Stale } from './stale.tsx'
import { useMoves } from './use-moves.ts'

const words = deskCase.moves

/** Takes the order to one of the states that may follow. */
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
        <Button key={to} size="sm" variant="default" disabled={isPending} onClick={() => move(to, seen)}>
          {words.save(to)}
        </Button>
      ))}
    </Group>
  )
}
