import { Group, List, Radio, Text, Textarea } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { type CallOutcome, callOutcomes, type DeskCase } from '@northword/contract/desk/desk'
import { useState } from 'react'
import { trpc } from '../../../site/api/trpc.ts'
import { useKeyOf } from '../../form/use-key-of.ts'
import { Part } from '../../frame/part.tsx'
import { MomentField, momentOf } from '../../time/moment-field.tsx'
import { useOfferUndo } from '../../undo/undo-context.ts'
import { useRenewed } from '../current/use-case.ts'
import { afterSaving, useTypedOn } from '../current/use-typed-on.ts'
import { StepForm } from './step-form.tsx'

const words = deskCase.call

/** Form for the outcome of a call. Typed input stays until it is saved. */
export function CallSheet({ found }: { found: DeskCase }) {
  const { call, change, ...step } = useCall(found)
  return (
    <Part heading={words.heading} id="call">
      {found.order.status === 'Pending Contact' && <ToSettle />}
      <StepForm found={found} step={step} words={words} variant="filled" until={untilOf(call)}>
        <CallFields call={call} onChange={change} />
      </StepForm>
    </Part>
  )
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

const empty = { outcome: 'reached' as CallOutcome, text: '', until: '' }

/** `until` is local time, as its field holds it. */
type Call = typeof empty

/** ISO 8601 time to which the call puts its case off; empty if it does not. */
const untilOf = ({ outcome, until }: Call) => (outcome === 'reached' ? '' : momentOf(until))

/** A call. The input stays until it is saved; a retry does not save it twice. */
function useCall(found: DeskCase) {
  const { number } = found.order
  const [call, setCall] = useState(empty)
  const isTyped = call.text !== '' || call.until !== '' || call.outcome !== empty.outcome
  const typedOn = useTypedOn(found, isTyped)
  const offerUndo = useOfferUndo()
  const { keyFor, renew } = useKeyOf()
  const { mutate, isPending, isSuccess, error } = trpc.desk.logCall.useMutation({
    onSuccess(_, { version, until, text, outcome }) {
      renew()
      setCall((now) => {
        const isSame = now.outcome === outcome && untilOf(now) === (until ?? '')
        return { ...(isSame ? empty : now), text: afterSaving(text)(now.text) }
      })
      // A call without `until` does not change the case's version.
      offerUndo({ done: deskCase.steps.call(number), of: { number, version: until ? version + 1 : version } })
    },
    onSettled: useRenewed(number),
  })
  return {
    ...typedOn,
    call,
    isPending,
    isSaved: isSuccess && !isTyped,
    error,
    change: (changes: Partial<Call>) => setCall({ ...call, ...changes }),
    drop: () => setCall(empty),
    save: ({ version }: DeskCase) => {
      const until = untilOf(call)
      const said = { outcome: call.outcome, text: call.text, ...(until && { until }) }
      mutate({ number, version, ...said, idempotencyKey: keyFor(JSON.stringify(said)) })
    },
  }
}
