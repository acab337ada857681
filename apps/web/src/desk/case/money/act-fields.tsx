import { Text, TextInput } from '@mantine/core'
import { deskMoney as words } from '@northword/content/desk/desk-money'
import type { MoneyView } from '@northword/contract/money/money-view'
import { hostOf } from '@northword/contract/money/payment-link'
import { useEffect, useRef } from 'react'
import { Choice } from './choice.tsx'
import { PolicyHelp } from './policy-help.tsx'
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
          value={typed.terms ?? money.terms}
          onChange={(terms) => onChange({ terms })}
        />
      )}
      {kind === 'request' && <RequestFields ways={money.ways} typed={typed} onChange={onChange} />}
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

interface AmountFieldProps {
  value: string
  onChange: (amount: string) => void
  /** An error moves the focus to the field. */
  problem: string | null
}

/** A text field, not a number field: the browser does not round it, and the mouse wheel does not change it. */
function AmountField({ value, onChange, problem }: AmountFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])
  return (
    <TextInput
      ref={field}
      label={words.amount}
      inputMode="decimal"
      autoComplete="off"
      leftSection="$"
      value={value}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
      data-autofocus
    />
  )
}

type TypedProps = Pick<ActFieldsProps, 'typed' | 'onChange'>

const MovedFields = ({ day, typed, onChange }: TypedProps & { day: string }) => (
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

function RequestFields({ ways, typed, onChange }: TypedProps & Pick<MoneyView, 'ways'>) {
  const { request } = words.acts
  const host = hostOf(typed.link)
  return (
    <>
      <Choice
        label={request.way}
        labels={words.ways}
        only={ways}
        value={typed.way}
        onChange={(way) => onChange({ way })}
      />
      {typed.way === 'link' && (
        <TextInput
          label={request.link}
          description={host ? request.linkHost(host) : request.linkHint}
          inputMode="url"
          autoComplete="off"
          value={typed.link}
          onChange={(event) => onChange({ link: event.currentTarget.value })}
        />
      )}
      <TextInput
        type="date"
        label={request.dueOn}
        value={typed.dueOn}
        onChange={(event) => onChange({ dueOn: event.currentTarget.value })}
      />
      <ReferenceField typed={typed} onChange={onChange} />
    </>
  )
}

/** The payment's reference at the provider or the bank. */
const ReferenceField = ({ typed, onChange }: TypedProps) => (
  <TextInput
    label={words.reference}
    description={words.referenceHint}
    autoComplete="off"
    value={typed.reference}
    onChange={(event) => onChange({ reference: event.currentTarget.value })}
  />
)
