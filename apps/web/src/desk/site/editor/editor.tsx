import { Alert, Text } from '@mantine/core'
import { deskSite, deskSiteItem } from '@northword/content/desk/desk-site'
import { fieldsOf } from '@northword/contract/content/fields-of'
import type { SiteItem } from '@northword/contract/desk/site'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DeskHead } from '../../frame/desk-head.tsx'
import { titleOf } from '../calls/item-paths.ts'
import { namesQuery } from '../calls/site-queries.ts'
import { titleIn } from '../fields/field-words.ts'
import { ItemFields } from '../fields/item-fields.tsx'
import styles from './editor.module.css'
import { ItemActs } from './item-acts.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemNoticeLine } from './item-notice.tsx'
import { ItemProblems } from './item-problems.tsx'
import { ItemSavingLine } from './item-saving-line.tsx'
import { ItemStateWord } from '../calls/item-state-word.tsx'
import { RivalItemAlert } from './rival-item.tsx'
import { showField } from './show-field.ts'
import { useItemWriting } from './use-item-writing.ts'

/** An item's fields, with its problems, steps and history beside. */
export function Editor({ item: found }: { item: SiteItem }) {
  const { writing, state } = useItemWriting(found)
  const { fields: values, item } = state
  const { kind, key } = item
  const id = useId()
  useFieldInAddress(id)
  // As it was opened: a heading that changes takes the focus.
  const [title] = useState(() => titleOf({ kind, key, title: titleIn(values) || item.title }))
  return (
    <>
      <DeskHead heading={title} state={<ItemStateWord item={item} />} />
      <Text size="sm" c="dimmed" mb="md">
        {deskSite.kind[kind]} · {key}
      </Text>
      <RivalItemAlert writing={writing} state={state} />
      <ItemNoticeLine writing={writing} notice={state.notice} />
      {item.state === 'removed' && <Alert mb="md">{deskSiteItem.removed.text}</Alert>}
      <div className={styles.columns}>
        <EditorForm title={title} formId={id} writing={writing} state={state} />
        <aside className={styles.beside} aria-label={deskSiteItem.acts.label}>
          <ItemProblems item={item} formId={id} />
          <ItemActs item={item} writing={writing} />
        </aside>
        <div className={styles.past}>
          <ItemHistory item={item} />
        </div>
      </div>
    </>
  )
}

interface EditorFormProps extends ReturnType<typeof useItemWriting> {
  title: string
  formId: string
}

/** Saves as soon as a field is left. */
function EditorForm({ title, formId: id, writing, state: { item, fields: values }, state }: EditorFormProps) {
  const { kind, key } = item
  const isReadOnly = item.state === 'removed'
  const fields = useMemo(() => fieldsOf(kind, key), [kind, key])
  const form = useMemo(() => ({ kind, id, isReadOnly, set: writing.type }), [kind, id, isReadOnly, writing])
  const said = useMemo(() => saidOf(item), [item])
  const names = useQuery(namesQuery).data ?? null
  const save = () => void writing.flush().catch(() => {})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    // Bubbles from the fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.form}
      aria-label={deskSiteItem.form(title)}
      noValidate
      onSubmit={submit}
      onBlur={save}
    >
      <ItemFields form={form} fields={fields} values={values} said={said} names={names} />
      <div className={styles.foot}>
        <ItemSavingLine state={state} />
      </div>
    </form>
  )
}

const saidOf = ({ problems, warnings }: SiteItem) => ({
  problems: new Map([...problems].reverse().map(({ field, message }) => [field, message])),
  warnings: new Map([...warnings].reverse().map(({ field, message }) => [field, message])),
})

/** Shows the field that the address names, as a link from the review does. */
function useFieldInAddress(formId: string) {
  const field = useSearchParams()[0].get('field')
  useEffect(() => {
    if (field) showField(formId, field)
  }, [formId, field])
}
