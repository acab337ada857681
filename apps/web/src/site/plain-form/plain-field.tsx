import { type ReactNode, useId } from 'react'
import styles from './plain-form.module.css'

/** The attributes of a field's input. */
interface FieldProps {
  id: string
  className: string | undefined
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface PlainFieldProps {
  label: string
  hint?: ReactNode
  error: string | undefined
  /** Whether it may stay empty. */
  optional?: boolean
  /** The input itself. */
  children: (field: FieldProps) => ReactNode
}

/** A field of plain HTML with its label, its hint and what is wrong with it. */
export function PlainField({ label, hint, error, optional = false, children }: PlainFieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
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
