import { ordering } from '@northword/content/orders/ordering'
import { briefMaxLength } from '@northword/contract/lengths'
import { useEffect, useState } from 'react'
import type { Fields } from '../../plain-form/fields.ts'
import { PlainField } from '../../plain-form/plain-field.tsx'
import styles from './order-form.module.css'

const { note: words } = ordering.fields

/** Characters left below which the count appears. */
const nearLimit = 10_000
/** So that a screen reader does not read a number at every key. */
const pauseMs = 1000

/** Near its limit the field tells how many characters are left. */
export function BriefField({ form, value }: { form: Fields; value: string }) {
  const [length, setLength] = useState(() => lengthOf(form.typed['note'] ?? value))
  const left = briefMaxLength - length
  const count = left <= nearLimit ? words.left(left) : ''
  const said = useAfterPause(count)
  return (
    <>
      <PlainField
        of={form}
        name="note"
        label={words.label}
        hint={words.hint(briefMaxLength)}
        value={value}
        optional
      >
        {(field) => (
          <textarea
            {...field}
            rows={4}
            autoComplete="off"
            placeholder={words.placeholder}
            onInput={({ currentTarget }) => setLength(lengthOf(currentTarget.value))}
          />
        )}
      </PlainField>
      <p className={styles.count} data-over={left < 0 || undefined} aria-hidden="true">
        {count}
      </p>
      <p className={styles.unseen} role="status">
        {said}
      </p>
    </>
  )
}

/** In characters without surrounding spaces, as the contract counts. */
const lengthOf = (brief: string) => Array.from(brief.trim()).length

/** The text once it has not changed for a second. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
