import { TextInput } from '@mantine/core'

interface MomentFieldProps {
  label: string
  /** Local time without a zone, as `datetime-local` has it. */
  value: string
  onChange: (value: string) => void
}

export const MomentField = ({ label, value, onChange }: MomentFieldProps) => (
  <TextInput
    type="datetime-local"
    w="100%"
    maw="18rem"
    label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

/** ISO 8601; empty if the value is no time. */
export function momentOf(value: string): string {
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
