import { type ReactNode, useId } from 'react'
import styles from './fields.module.css'

interface CheckFieldProps {
  name: string
  error?: string | undefined
  children: ReactNode
}

/** A box to tick, with its words beside it. */
export function CheckField({ name, error, children }: CheckFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div>
      <div className={styles.check}>
        <input
          id={id}
          type="checkbox"
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
