import { Group, List, Radio, Text, Textarea } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { callOutcomes, type DeskCase, type UnsentCall, unsentCall } from '@northword/contract/desk/desk'
import { draftPrefix } from '@northword/contract/device/device-key-names'
import { parseJson } from '@northword/contract/device/parse-json'
import { trpc } from '../../../site/api/trpc.ts'
import { useUnsent } from '../../form/use-unsent.ts'
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

interface CallFieldsProps {
  call: UnsentCall
  onChange: (changes: Partial<UnsentCall>) => void
}

const CallFields = ({ call, onChange }: CallFieldsProps) => (
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

const empty: UnsentCall = { outcome: 'reached', text: '', until: '' }

const readCall = (kept: string) => unsentCall.safeParse(parseJson(kept)).data ?? empty

/** Empty for a form in which nothing is typed. */
function keptCall(call: UnsentCall): string {
  const isTyped = call.text !== '' || call.until !== '' || call.outcome !== empty.outcome
  return isTyped ? JSON.stringify(call) : ''
}

/** ISO 8601 time to which the call puts its case off; empty if it does not. */
const untilOf = ({ outcome, until }: UnsentCall) => (outcome === 'reached' ? '' : momentOf(until))

/** A call. The input stays until it is saved, also over a reload; a retry does not save it twice. */
function useCall(found: DeskCase) {
  const { number } = found.order
  const { text: kept, type, keyFor, end } = useUnsent((id) => `${draftPrefix}call:${number}:${id}`)
  const call = readCall(kept)
  const typedOn = useTypedOn(found, kept !== '')
  const offerUndo = useOfferUndo()
  const { mutate, isPending, isSuccess, error } = trpc.desk.logCall.useMutation({
    onSuccess(_, { version, until, text, outcome }) {
      end((typed) => {
        const now = readCall(typed)
        const isSame = now.outcome === outcome && untilOf(now) === (until ?? '')
        return keptCall({ ...(isSame ? empty : now), text: afterSaving(text)(now.text) })
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
    isSaved: isSuccess && kept === '',
    error,
    change: (changes: Partial<UnsentCall>) => type(keptCall({ ...call, ...changes })),
    drop: () => type(''),
    save: ({ version }: DeskCase) => {
      const until = untilOf(call)
      const said = { outcome: call.outcome, text: call.text, ...(until && { until }) }
      mutate({ number, version, ...said, idempotencyKey: keyFor(JSON.stringify(said)) })
    },
  }
}
