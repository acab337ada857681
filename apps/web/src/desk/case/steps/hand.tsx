import { Button, Group, Stack, Text } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { type DeskCase, type Hand, hands } from '@northword/contract/desk/desk'
import { refusalOfWriter } from '@northword/contract/orders/order-status'
import { Outcome } from '../../../components/outcome.tsx'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { useMe } from '../../session/use-me.ts'
import { useKeys } from '../../keys/single-keys.ts'
import { Hint } from '../../frame/hint.tsx'
import { Part } from '../../frame/part.tsx'
import { Stale } from '../current/stale.tsx'
import { AssignHand } from './assign-hand.tsx'
import { useHand } from './use-hand.ts'

const words = deskCase.hand

/** The order's agent and its writer. */
export const Hands = ({ found }: { found: DeskCase }) => (
  <Part heading={words.heading}>
    <Stack gap="sm">
      {hands.map((hand) => (
        <HandOf key={hand} found={found} hand={hand} />
      ))}
    </Stack>
  </Part>
)

/** The agent or the writer of an order, and since when. */
const holderOf = (found: DeskCase, hand: Hand) =>
  hand === 'agent'
    ? { holder: found.claimedBy, since: found.claimedAt }
    : { holder: found.writtenBy, since: found.writtenAt }

interface HandProps {
  found: DeskCase
  hand: Hand
}

/** Any member may take the order over, but a writer cannot become its agent. */
function HandOf({ found, hand }: HandProps) {
  const { member } = useMe()
  const { wanted, seen, isStale, take, drop, isPending, error } = useHand(found, hand)
  const { holder } = holderOf(found, hand)
  const isMine = holder?.id === member.id
  const isOwnRole = hand === (member.role === 'writer' ? 'writer' : 'agent')
  const mayTake = hand === 'agent' || refusalOfWriter(found.order.status) === null
  const begins = hand === 'writer' && found.mayBegin
  useKeys(isOwnRole && mayTake && (!isMine || begins) ? { c: () => take('claim', found.version) } : {})
  return (
    <div>
      <Holder found={found} hand={hand} />
      {wanted && isStale ? (
        <Stale
          seen={seen}
          found={found}
          differing={{
            field: words.names[hand],
            theirs: holder?.name ?? words.nobody,
            mine: wanted === 'claim' ? words.you : words.nobody,
          }}
          onSave={() => take(wanted, found.version)}
          onDrop={drop}
          isPending={isPending}
        />
      ) : (
        (isOwnRole || member.role !== 'writer') && (
          <Steps
            {...{ found, hand }}
            holder={{ isThere: holder !== null, isMine }}
            begins={begins}
            mayTake={mayTake}
            take={(step) => take(step, found.version)}
          />
        )
      )}
      {!isStale && <Outcome error={error} />}
    </div>
  )
}

/** The holder's name, linked to their address, and since when. */
function Holder({ found, hand }: HandProps) {
  const { member } = useMe()
  const { holder, since } = holderOf(found, hand)
  return (
    <Text mb={4}>
      <Hint span>{words.names[hand]}</Hint>{' '}
      {holder && since ? (
        <>
          {holder.id === member.id ? words.you : <a href={`mailto:${holder.email}`}>{holder.name}</a>}{' '}
          <Hint span>{words.since(formatMoment(since))}</Hint>
        </>
      ) : (
        words.nobody
      )}
    </Text>
  )
}

interface StepsProps extends HandProps {
  holder: { isThere: boolean; isMine: boolean }
  begins: boolean
  /** There is work for this hand. */
  mayTake: boolean
  take: (step: 'claim' | 'release') => void
}

/** A member who has the order cannot take it over, but may have to begin its work. */
const Steps = ({ found, hand, holder: { isThere, isMine }, begins, mayTake, take }: StepsProps) => (
  <>
    <Group gap="xs">
      {mayTake && (!isMine || begins) && (
        <Button onClick={() => take('claim')}>
          {begins && (isMine || !isThere) ? words.begin : (isThere ? words.takeOver : words.claim)[hand]}
        </Button>
      )}
      {isThere && <Button onClick={() => take('release')}>{words.release[hand]}</Button>}
      {mayTake && <AssignHand found={found} hand={hand} />}
    </Group>
    {begins && <Hint size="xs">{words.begins}</Hint>}
  </>
)
