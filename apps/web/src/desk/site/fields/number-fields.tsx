import { Button, Group, Text, TextInput } from '@mantine/core'
import { deskSiteFields as words } from '@northword/content/desk/desk-site-fields'
import { readPrice } from '@northword/contract/money/typed-amount'
import { use, useState } from 'react'
import { MinutesContext } from './counted-minutes.ts'
import { asText } from './text-field.tsx'
import type { FieldProps } from './form-context.ts'
import { orEmpty, useField } from './use-field.ts'

/** Whole numbers. Anything else stays as it was typed, and is a problem. */
export function NumberField(props: FieldProps) {
  const { field, value } = props
  const { input, warning, set } = useField(props)
  return (
    <TextInput
      {...input}
      description={warning ?? ('empty' in field && words.mayBeEmpty)}
      inputMode="numeric"
      autoComplete="off"
      maw="14rem"
      value={asText(value)}
      onChange={({ currentTarget }) =>
        set(isWhole(currentTarget.value) ? Number(currentTarget.value) : orEmpty(field, currentTarget.value))
      }
    />
  )
}

/** Minutes to read an article, with those that its text takes. */
export function MinutesField(props: FieldProps) {
  const { id, isReadOnly, set } = useField(props)
  const minutes = use(MinutesContext)
  const take = () => {
    set(minutes)
    // The button goes.
    document.getElementById(id)?.focus()
  }
  return (
    <div>
      <NumberField {...props} />
      {minutes !== null && (
        <Group gap="xs" mt="xs">
          <Text size="sm">{words.minutes.counted(minutes)}</Text>
          {minutes !== props.value && !isReadOnly && (
            <Button size="compact-sm" onClick={take}>
              {words.minutes.use(minutes)}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}

const isWhole = (typed: string) => /^\d{1,12}$/.test(typed)

/** Typed in dollars, kept in cents. */
export function CentsField(props: FieldProps) {
  const { value } = props
  const { input, warning, set } = useField(props)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? dollarsOf(value)
  return (
    <TextInput
      {...input}
      description={warning ?? words.dollars}
      error={input.error && readPrice(shown) === null ? words.notDollars : input.error}
      inputMode="decimal"
      autoComplete="off"
      maw="14rem"
      value={shown}
      leftSection={<span aria-hidden="true">$</span>}
      onBlur={() => {
        setTyped(null)
        input.onBlur()
      }}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        set(readPrice(currentTarget.value) ?? currentTarget.value)
      }}
    />
  )
}

const dollarsOf = (value: unknown) => (typeof value === 'number' ? (value / 100).toFixed(2) : asText(value))

export function DayField(props: FieldProps) {
  const { input, warning, set } = useField(props)
  return (
    <TextInput
      {...input}
      type="date"
      description={warning}
      maw="14rem"
      value={asText(props.value)}
      onChange={(event) => set(event.currentTarget.value)}
    />
  )
}
