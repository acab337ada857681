import { Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { entriesOf, pathTo } from '@northword/contract/desk/field-paths'
import { useId } from 'react'
import { ImportDays } from '../calendar/import-days.tsx'
import { blank } from './blank.ts'
import { FieldNote } from './field-note.tsx'
import { type PropsOf, useItemForm } from './form-context.ts'
import styles from './fields.module.css'
import { useField } from './use-field.ts'
import { useListActs } from './use-list-acts.ts'

const words = deskSiteFields.list

/** Entries that can be added, removed and moved. The last removed one can be put back. */
export function ListField(props: PropsOf<'list' | 'redline'>) {
  const { field, value } = props
  const { id, label, set, isReadOnly } = useField(props)
  const entries = entriesOf(value)
  const listId = useId()
  const acts = useListActs({ listId, entries, set: (next) => set(orNone(field, next)) })
  return (
    <Fieldset legend={label} id={id} tabIndex={-1} className={styles.group ?? ''}>
      <div id={listId}>
        <Entries {...props} entries={entries} acts={acts} />
        <ListFoot field={field} label={label} count={entries.length} acts={acts} />
        {field.item.form === 'day' && !isReadOnly && (
          <ImportDays days={entries} most={field.most} set={set} />
        )}
        <FieldNote {...props} />
      </div>
    </Fieldset>
  )
}

type Acts = ReturnType<typeof useListActs>
type ListOf = PropsOf<'list' | 'redline'>['field']

interface EntriesProps extends PropsOf<'list' | 'redline'> {
  entries: readonly unknown[]
  acts: Acts
}

function Entries({ field, path, entries, acts }: EntriesProps) {
  const { Control, isReadOnly } = useItemForm()
  const nameOf = (at: number) => words.item(entryName(field.item), at + 1)
  return (
    <Stack gap="sm" component="ol" className={styles.list ?? ''}>
      {entries.map((entry, at) => (
        <li key={acts.keys[at]} className={styles.entry} data-entry={at}>
          <Control
            field={(at === 0 && field.first) || field.item}
            path={pathTo(path, at)}
            value={entry}
            label={nameOf(at)}
          />
          {!isReadOnly && <EntryActs name={nameOf(at)} at={at} count={entries.length} acts={acts} />}
        </li>
      ))}
    </Stack>
  )
}

const entryName = (item: ListOf['item']) =>
  item.form === 'reference' ? deskSiteFields.parts[item.to] : item.label || deskSiteFields.entry

interface ListFootProps {
  field: ListOf
  label: string
  count: number
  acts: Acts
}

function ListFoot({ field, label, count, acts }: ListFootProps) {
  const { isReadOnly } = useItemForm()
  const most = field.most?.toLocaleString('en-US')
  return (
    <Group gap="sm" mt="sm">
      {!isReadOnly && (
        <Button
          disabled={field.most !== null && count >= field.most}
          onClick={() => acts.add(blank(field.item))}
        >
          {words.add(label)}
        </Button>
      )}
      {acts.removed && (
        <Button onClick={() => acts.putBack()} data-back>
          {words.putBack}
        </Button>
      )}
      <Text size="sm" c="dimmed" role="status">
        {acts.told || (most ? words.count(count, most) : count === 0 && words.none)}
      </Text>
    </Group>
  )
}

/** Leaves an empty list out, if the item may lack it. */
const orNone = (field: ListOf, entries: readonly unknown[]) =>
  entries.length === 0 && 'empty' in field ? field.empty : entries

interface EntryActsProps {
  name: string
  at: number
  count: number
  acts: Acts
}

const EntryActs = ({ name, at, count, acts }: EntryActsProps) => (
  <Group gap={4} className={styles.acts ?? ''}>
    <Act sign="↑" aria-label={words.up(name)} disabled={at === 0} data-up onClick={() => acts.move(at, -1)} />
    <Act
      sign="↓"
      aria-label={words.down(name)}
      disabled={at === count - 1}
      data-down
      onClick={() => acts.move(at, 1)}
    />
    <Act sign="×" aria-label={words.remove(name)} onClick={() => acts.remove(at)} />
  </Group>
)

interface ActProps {
  sign: string
  'aria-label': string
  disabled?: boolean
  onClick: () => void
}

const Act = ({ sign, ...button }: ActProps) => (
  <Button size="compact-sm" variant="subtle" {...button}>
    {sign}
  </Button>
)
