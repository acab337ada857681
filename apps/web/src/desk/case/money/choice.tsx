import { NativeSelect } from '@mantine/core'

interface ChoiceProps<Value extends string> {
  label: string
  /** Labels by stored name. */
  labels: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, labels, value, onChange }: ChoiceProps<Value>) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={Object.entries<string>(labels).map(([name, text]) => ({ value: name, label: text }))}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    />
  )
}
