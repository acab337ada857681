import { TextInput } from '@mantine/core'

interface MomentFieldProps {
  label: string
  /** As the field has it: local, without a zone. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** A day and a time on the clock of whoever types it. */
export const MomentField = ({ label, value, onChange, error }: MomentFieldProps) => (
  <TextInput
    type="datetime-local"
    w="100%"
    maw="18rem"
    label={label}
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

/** What the field holds as ISO 8601; empty where it holds no moment. */
export function momentOf(value: string): string {
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}
