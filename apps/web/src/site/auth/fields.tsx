import { auth } from '@northword/content/site/auth'
import { type ReactNode, useState } from 'react'
import type { Fields } from '../plain-form/fields.ts'
import { PlainField } from '../plain-form/plain-field.tsx'
import plain from '../plain-form/plain-form.module.css'
import styles from './fields.module.css'

interface EmailFieldProps {
  of: Fields
  autoComplete: 'username' | 'email'
  value?: string | undefined
}

export function EmailField({ of, value, autoComplete }: EmailFieldProps) {
  return (
    <PlainField of={of} name="email" label={auth.fields.email.label} value={value}>
      {(field) => <input {...field} {...emailInput} autoComplete={autoComplete} />}
    </PlainField>
  )
}

const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

interface PasswordFieldProps {
  of: Fields & { sending: boolean }
  name: string
  words: { label: string; show: string; hide: string }
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  autoFocus?: boolean
}

/** A password with a button that shows and hides it. */
export function PasswordField({ of, name, words, autoComplete, hint, autoFocus }: PasswordFieldProps) {
  const [wanted, setWanted] = useState(false)
  // Hidden while the form is being sent: password managers look for it then.
  const shown = wanted && !of.sending
  const input = { autoComplete, type: shown ? 'text' : 'password', autoFocus, ...asTyped }
  return (
    <PlainField of={of} name={name} label={words.label} hint={hint}>
      {(field) => (
        <div className={styles.password}>
          <input {...field} {...input} />
          <button
            type="button"
            className={`${styles.toggle} needs-script`}
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
  of: Fields
  name: string
  children: ReactNode
}

export function CheckField({ of, name, children }: CheckFieldProps) {
  const id = of.idOf(name)
  const error = of.errors[name]
  const errorId = `${id}-error`
  return (
    <div>
      <div className={styles.check}>
        <input
          id={id}
          type="checkbox"
          name={name}
          defaultChecked={of.typed[name] === 'on'}
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
