import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, Group, NativeSelect } from '@mantine/core'
import { entriesOf } from '@northword/contract/desk/field-paths'
import { choiceName } from './field-words.ts'
import type { FieldProps, PropsOf } from './form-context.ts'
import { useField } from './use-field.ts'

/** One that may be left out is left out as a no, so that the item is again as it was before a yes. */
export function YesField(props: FieldProps) {
  const { choice, set } = useField(props)
  const no = 'empty' in props.field ? props.field.empty : false
  return (
    <Checkbox
      {...choice}
      checked={props.value === true}
      onChange={(event) => set(event.currentTarget.checked || no)}
    />
  )
}

export function ChoiceField(props: PropsOf<'choice'>) {
  const { options } = props.field
  const { choice, set } = useField(props)
  return (
    <NativeSelect
      {...choice}
      maw="18rem"
      value={String(props.value)}
      data={options.map((option) => ({ value: String(option), label: choiceName(option) }))}
      onChange={(event) => set(options.find((option) => String(option) === event.currentTarget.value))}
    />
  )
}

/** Any of the values, kept in the order of the choices. */
export function ChoicesField(props: PropsOf<'choices'>) {
  const { options } = props.field
  const { id, label, error, isReadOnly, set } = useField(props)
  const chosen = entriesOf(props.value)
  return (
    <Checkbox.Group
      id={id}
      label={label}
      error={error}
      value={chosen.map(String)}
      onChange={(values) => set(options.filter((option) => values.includes(String(option))))}
    >
      <Group gap="md" mt="xs">
        {options.map((option) => (
          <Checkbox key={option} value={String(option)} label={choiceName(option)} disabled={isReadOnly} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
