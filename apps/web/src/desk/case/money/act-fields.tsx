import { Text, TextInput } from '@mantine/core'
import { deskMoney as words } from '@northword/content/desk/desk-money'
import type { MoneyView } from '@northword/contract/money/money-view'
import { AmountField } from './amount-field.tsx'
import { Choice } from './choice.tsx'
import { PolicyHelp } from './policy-help.tsx'
import { ReferenceField, RequestFields } from './request-fields.tsx'
import type { ActKind, TypedAct } from './typed-act.ts'

interface ActFieldsProps {
  kind: ActKind
  money: MoneyView
  typed: TypedAct
  /** An error about the amount. */
  problem: string | null
  onChange: (changes: Partial<TypedAct>) => void
}

export function ActFields({ kind, money, typed, problem, onChange }: ActFieldsProps) {
  const act = words.acts[kind]
  const use = (amount: string) => onChange({ amount })
  return (
    <>
      {'text' in act && <Text size="sm">{act.text}</Text>}
      {kind === 'request' && money.request && <Text size="sm">{words.acts.request.replaces}</Text>}
      {(kind === 'refund' || kind === 'share') && <PolicyHelp kind={kind} money={money} onUse={use} />}
      {kind !== 'reverse' && <AmountField value={typed.amount} onChange={use} problem={problem} />}
      {kind === 'price' && (
        <Choice
          label={words.terms}
          labels={words.termsLabels}
          value={typed.terms}
          onChange={(terms) => onChange({ terms })}
        />
      )}
      {kind === 'request' && <RequestFields typed={typed} onChange={onChange} />}
      {'day' in act && <MovedFields day={act.day} typed={typed} onChange={onChange} />}
      {kind !== 'payment' && kind !== 'request' && (
        <TextInput
          label={words.reason}
          description={'reasonHint' in act ? act.reasonHint : undefined}
          value={typed.reason}
          onChange={(event) => onChange({ reason: event.currentTarget.value })}
          {...(kind === 'reverse' && { 'data-autofocus': true })}
        />
      )}
    </>
  )
}

interface MovedFieldsProps extends Pick<ActFieldsProps, 'typed' | 'onChange'> {
  day: string
}

const MovedFields = ({ day, typed, onChange }: MovedFieldsProps) => (
  <>
    <TextInput
      type="date"
      label={day}
      value={typed.day}
      onChange={(event) => onChange({ day: event.currentTarget.value })}
    />
    <Choice
      label={words.method}
      labels={words.methods}
      value={typed.method}
      onChange={(method) => onChange({ method })}
    />
    <ReferenceField typed={typed} onChange={onChange} />
  </>
)
