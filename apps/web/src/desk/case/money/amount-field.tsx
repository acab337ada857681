import { TextInput } from '@mantine/core'
import { deskMoney as words } from '@northword/content/desk/desk-money'
import { useEffect, useRef } from 'react'

interface AmountFieldProps {
  value: string
  onChange: (amount: string) => void
  /** An error moves the focus to the field. */
  problem: string | null
}

/** A text field, not a number field: the browser does not round it, and the mouse wheel does not change it. */
export function AmountField({ value, onChange, problem }: AmountFieldProps) {
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
