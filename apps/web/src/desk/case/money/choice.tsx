import { NativeSelect } from '@mantine/core'

interface ChoiceProps<Value extends string> {
  label: string
  /** Labels by stored name. */
  labels: Readonly<Record<Value, string>>
  /** By default all. */
  only?: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, labels, only, value, onChange }: ChoiceProps<Value>) {
  const offered = Object.entries<string>(labels).filter(([name]) => !only || only.some((one) => one === name))
  return (
    <NativeSelect
      label={label}
      value={value}
      data={offered.map(([name, text]) => ({ value: name, label: text }))}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    />
  )
}
