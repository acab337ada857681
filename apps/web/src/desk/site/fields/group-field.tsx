import { Fieldset, Stack } from '@mantine/core'
import { partOf, pathTo } from './field-paths.ts'
import { type PropsOf, useItemForm } from './form-context.ts'
import styles from './fields.module.css'
import { FieldNote } from './field-note.tsx'
import { useField } from './use-field.ts'

export function GroupField(props: PropsOf<'group'>) {
  const { field, path, value } = props
  const { Control } = useItemForm()
  const { id, label } = useField(props)
  return (
    <Fieldset legend={label} id={id} tabIndex={-1} className={styles.group ?? ''}>
      <Stack gap="md">
        {field.fields.map((part) => (
          <Control
            key={part.name}
            field={part}
            path={pathTo(path, part.name)}
            value={partOf(value, part.name)}
          />
        ))}
        <FieldNote {...props} />
      </Stack>
    </Fieldset>
  )
}
