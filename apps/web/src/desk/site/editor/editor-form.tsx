import { Alert } from '@mantine/core'
import { deskSite, deskSiteItem } from '@northword/content/desk/desk-site'
import { type Field, fieldsOf } from '@northword/contract/content/fields-of'
import type { SiteItem } from '@northword/contract/desk/site'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { onSubmit } from '../../form/on-submit.ts'
import { namesQuery } from '../calls/site-queries.ts'
import { ItemFields } from '../fields/item-fields.tsx'
import styles from './editor.module.css'
import { ItemSavingLine } from './item-saving-line.tsx'
import { fieldsIn, onlyReleaseOf } from './item-state.ts'
import type { useItemWriting } from './use-item-writing.ts'

export interface FieldChoice {
  only?: readonly string[]
  without?: readonly string[]
}

interface EditorFormProps extends ReturnType<typeof useItemWriting> {
  title: string
  formId: string
  /** Fields that are shown. By default all. */
  shows?: FieldChoice | undefined
}

/** Fields of an item. Saves as soon as one is left. */
export function EditorForm({ title, formId: id, shows, writing, state }: EditorFormProps) {
  const { item, fields: values } = state
  const { kind, key } = item
  const release = onlyReleaseOf(item)
  const isReadOnly = item.state === 'removed' || release !== null
  const fields = useMemo(() => chosen(fieldsOf(kind, key), shows), [kind, key, shows])
  const form = useMemo(() => ({ kind, id, isReadOnly, set: writing.type }), [kind, id, isReadOnly, writing])
  const said = useMemo(() => saidOf(item), [item])
  const names = useQuery(namesQuery).data ?? null
  const save = () => void writing.flush().catch(() => {})
  return (
    // Bubbles from the fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.form}
      aria-label={deskSiteItem.form(title)}
      noValidate
      onSubmit={onSubmit(save)}
      onBlur={save}
    >
      {release !== null && (
        <Alert mb="md">
          {deskSiteItem.onlyScheduled}{' '}
          <Link to={`/site/releases/${release}`}>{deskSite.scheduledIn(release)}</Link>
        </Alert>
      )}
      <ItemFields form={form} fields={fields} values={values} said={said} names={names} />
      <div className={styles.foot}>
        <ItemSavingLine state={state} />
      </div>
    </form>
  )
}

const chosen = (fields: readonly Field[], { only, without = [] }: FieldChoice = {}) =>
  fields.filter(({ name }) => (only?.includes(name) ?? true) && !without.includes(name))

/** The server's sentences by field, the first of each. */
export const saidOf = ({ problems, warnings, ...item }: SiteItem) => ({
  about: fieldsIn(item),
  problems: new Map([...problems].reverse().map(({ field, message }) => [field, message])),
  warnings: new Map([...warnings].reverse().map(({ field, message }) => [field, message])),
})
