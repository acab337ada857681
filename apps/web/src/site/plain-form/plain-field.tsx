import type { ReactNode } from 'react'
import type { Fields } from './fields.ts'
import styles from './plain-form.module.css'

/** Props for the field's input. */
interface FieldProps {
  id: string
  name: string
  className: string | undefined
  defaultValue: string | undefined
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface PlainFieldProps {
  of: Fields
  name: string
  label: string
  hint?: ReactNode
  /** Initial value, unless text was typed. */
  value?: string | undefined
  optional?: boolean
  children: (field: FieldProps) => ReactNode
}

/** Plain HTML field with label, hint and error. */
export function PlainField({ of, name, label, hint, value, optional = false, children }: PlainFieldProps) {
  const id = of.idOf(name)
  const error = of.errors[name]
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        name,
        className: styles.input,
        defaultValue: of.typed[name] ?? value,
        required: !optional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
