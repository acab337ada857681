import { Button, Fieldset, Group, Stack } from '@mantine/core'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { partOf, pathTo } from '@northword/contract/desk/field-paths'
import { useRef } from 'react'
import { blankGroup } from './blank.ts'
import { type PropsOf, useItemForm } from './form-context.ts'
import styles from './fields.module.css'
import { FieldNote } from './field-note.tsx'
import { useField } from './use-field.ts'

const words = deskSiteFields.optional

/** One that the item may lack can be removed and added. */
export function GroupField(props: PropsOf<'group'>) {
  const { field, path, value } = props
  const { Control } = useItemForm()
  const { id, label, isReadOnly } = useField(props)
  const mayLack = 'empty' in field
  const isMissing = mayLack && value === undefined
  if (isMissing && isReadOnly) return null
  return (
    <Fieldset legend={label} id={id} tabIndex={-1} className={styles.group ?? ''}>
      <Stack gap="md">
        {!isMissing &&
          field.fields.map((part) => (
            <Control
              key={part.name}
              field={part}
              path={pathTo(path, part.name)}
              value={partOf(value, part.name)}
            />
          ))}
        <FieldNote {...props} />
        {mayLack && !isReadOnly && <AddOrRemove {...props} />}
      </Stack>
    </Fieldset>
  )
}

/** Puts back a removed group as it was. */
function AddOrRemove(props: PropsOf<'group'>) {
  const { field, value } = props
  const { label, set } = useField(props)
  const former = useRef<unknown>(undefined)
  const remove = () => {
    former.current = value
    set(undefined)
  }
  return (
    <Group>
      {value === undefined ? (
        <Button onClick={() => set(former.current ?? blankGroup(field.fields))}>{words.add(label)}</Button>
      ) : (
        <Button onClick={remove}>{words.remove(label)}</Button>
      )}
    </Group>
  )
}
