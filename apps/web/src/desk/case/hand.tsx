import { Button, Group, Text } from '@mantine/core'
import { deskCase } from '@northword/content/desk-case'
import type { DeskCase } from '@northword/contract/desk'
import { Outcome } from '../../client/frame/outcome.tsx'
import { formatMoment } from '../../site/ui/date-format.ts'
import { useMe } from '../frame/use-me.ts'
import { useKeys } from '../keys/single-keys.ts'
import { Part } from './part.tsx'
import { Stale } from './stale.tsx'
import { useHand } from './use-hand.ts'

const words = deskCase.hand

/** Who has the case in hand; anybody may take it over. */
export function Hand({ found }: { found: DeskCase }) {
  const { claimedBy, claimedAt } = found
  const { wanted, seen, isStale, take, drop, isPending, error } = useHand(found)
  const isMine = claimedBy?.id === useMe().member.id
  useKeys(isMine ? {} : { c: () => take('claim', found.version) })
  return (
    <Part heading={words.heading}>
      <Text mb="xs">
        {claimedBy && claimedAt
          ? words.held(isMine ? null : claimedBy.name, formatMoment(claimedAt))
          : words.nobody}
      </Text>
      {wanted && isStale ? (
        <Stale
          seen={seen}
          found={found}
          differing={{
            field: words.heading,
            theirs: claimedBy?.name ?? deskCase.stale.nobody,
            mine: wanted === 'claim' ? deskCase.stale.you : deskCase.stale.nobody,
          }}
          onSave={() => take(wanted, found.version)}
          onDrop={drop}
          isPending={isPending}
        />
      ) : (
        <Steps found={found} isMine={isMine} take={(step) => take(step, found.version)} />
      )}
      {!isStale && <Outcome error={error} />}
    </Part>
  )
}

interface StepsProps {
  found: DeskCase
  isMine: boolean
  take: (step: 'claim' | 'release') => void
}

/** Whoever has the case has nothing to take over. */
const Steps = ({ found: { claimedBy }, isMine, take }: StepsProps) => (
  <Group gap="xs">
    {!isMine && (
      <Button size="sm" variant="default" onClick={() => take('claim')}>
        {claimedBy ? words.takeOver : words.claim}
      </Button>
    )}
    {claimedBy && (
      <Button size="sm" variant="default" onClick={() => take('release')}>
        {words.release}
      </Button>
    )}
  </Group>
)
