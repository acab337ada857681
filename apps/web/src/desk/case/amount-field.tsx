import { TextInput } from '@mantine/core'
import { deskMoney as words } from '@northword/content/desk-money'
import { useEffect, useRef } from 'react'

interface AmountFieldProps {
  value: string
  onChange: (amount: string) => void
  /** What is wrong with what was typed; it takes the focus. */
  problem: string | null
}

/** An amount, kept as it is typed: no browser rounds it, and no wheel of a mouse changes it. */
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
