import { Button, Group, List, Radio, Stack, Text, Textarea } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { callOutcomes, type DeskCase } from '@northword/contract/desk/desk'
import type { FormEvent } from 'react'
import { Outcome } from '../../../components/outcome.tsx'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { MomentField } from '../../time/moment-field.tsx'
import { Part } from '../../frame/part.tsx'
import { Stale } from '../current/stale.tsx'
import { type Call, untilOf, useCall } from './use-call.ts'

const words = deskCase.call

/** Form for the outcome of a call. Typed input stays until it is saved. */
export function CallSheet({ found }: { found: DeskCase }) {
  const { call, change, drop, seen, isStale, save, isPending, isSaved, error } = useCall(found)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save(seen)
  }
  return (
    <Part heading={words.heading} id="call">
      {found.order.status === 'Pending Contact' && <ToSettle />}
      <form onSubmit={onSubmit}>
        <Stack gap="sm" align="start">
          <CallFields call={call} onChange={change} />
          {isStale ? (
            <Stale
              seen={seen}
              found={found}
              differing={differing(found, call)}
              onSave={() => save(found)}
              onDrop={drop}
              isPending={isPending}
            />
          ) : (
            <Button type="submit" variant="filled" loading={isPending}>
              {words.save}
            </Button>
          )}
          <Outcome done={isSaved && words.saved} error={isStale ? null : error} />
        </Stack>
      </form>
    </Part>
  )
}

/** The two values of the put-off time, if the call sets one. */
function differing({ laterUntil }: DeskCase, call: Call) {
  const until = untilOf(call)
  if (until === '') return undefined
  const theirs = laterUntil ? formatMoment(laterUntil) : deskCase.stale.nothing
  return { field: words.until, theirs, mine: formatMoment(until) }
}

/** Questions that the brief leaves open, for the first call. */
const ToSettle = () => (
  <>
    <Text size="sm" fw={600}>
      {words.gaps}
    </Text>
    <List size="sm" mb="sm">
      {words.asks.map((ask) => (
        <List.Item key={ask}>{ask}</List.Item>
      ))}
    </List>
  </>
)

const CallFields = ({ call, onChange }: { call: Call; onChange: (changes: Partial<Call>) => void }) => (
  <>
    <Radio.Group label={words.outcome} value={call.outcome} onChange={(outcome) => onChange({ outcome })}>
      <Group gap="md" mt="xs">
        {callOutcomes.map((each) => (
          <Radio key={each} value={each} label={words.outcomes[each]} />
        ))}
      </Group>
    </Radio.Group>
    {call.outcome !== 'reached' && (
      <MomentField label={words.until} value={call.until} onChange={(until) => onChange({ until })} />
    )}
    <Textarea
      label={words.text}
      autosize
      minRows={2}
      w="100%"
      value={call.text}
      onChange={(event) => onChange({ text: event.currentTarget.value })}
    />
  </>
)
