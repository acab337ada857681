import { TextInput } from '@mantine/core'
import { deskMoney as words } from '@northword/content/desk/desk-money'
import { hostOf } from '@northword/contract/money/payment-link'
import { Choice } from './choice.tsx'
import type { TypedAct } from './typed-act.ts'

interface RequestFieldsProps {
  typed: TypedAct
  onChange: (changes: Partial<TypedAct>) => void
}

const { request } = words.acts

export function RequestFields({ typed, onChange }: RequestFieldsProps) {
  const host = hostOf(typed.link)
  return (
    <>
      <Choice
        label={request.way}
        labels={words.ways}
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
export const ReferenceField = ({ typed, onChange }: RequestFieldsProps) => (
  <TextInput
    label={words.reference}
    description={words.referenceHint}
    autoComplete="off"
    value={typed.reference}
    onChange={(event) => onChange({ reference: event.currentTarget.value })}
  />
)
