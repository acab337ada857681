import { auth } from '@northword/content/auth'
import { type ReactNode, useId, useState } from 'react'
import { PlainField } from '../plain-form/plain-field.tsx'
import plain from '../plain-form/plain-form.module.css'
import styles from './fields.module.css'

interface EmailFieldProps {
  autoComplete: 'username' | 'email'
  defaultValue?: string | undefined
  error: string | undefined
}

/** An email address. */
export function EmailField({ error, ...props }: EmailFieldProps) {
  return (
    <PlainField label={auth.fields.email.label} error={error}>
      {(field) => <input {...field} {...emailInput} {...props} />}
    </PlainField>
  )
}

const emailInput = {
  name: 'email',
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

interface PasswordFieldProps {
  name: string
  words: { label: string; show: string; hide: string }
  autoComplete: 'current-password' | 'new-password'
  /** While the form is on its way the password is hidden again: password managers look for it then. */
  sending: boolean
  hint?: ReactNode
  error: string | undefined
}

/** A password with a button in it that shows and hides what was typed. */
export function PasswordField({ name, words, autoComplete, sending, hint, error }: PasswordFieldProps) {
  const [wanted, setWanted] = useState(false)
  const shown = wanted && !sending
  const input = { name, autoComplete, type: shown ? 'text' : 'password', ...asTyped }
  return (
    <PlainField label={words.label} hint={hint} error={error}>
      {(field) => (
        <div className={styles.password}>
          <input {...field} {...input} />
          <button
            type="button"
            className={`${styles.toggle} ${plain.needsScript}`}
            aria-label={shown ? words.hide : words.show}
            onClick={() => setWanted(!wanted)}
          >
            {shown ? auth.hide : auth.show}
          </button>
        </div>
      )}
    </PlainField>
  )
}

const asTyped = { autoCapitalize: 'none', spellCheck: false }

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
        <p id={errorId} className={plain.error}>
          {error}
        </p>
      )}
    </div>
  )
}
