import { auth } from '@northword/content/auth'
import { type ReactNode, useState } from 'react'
import styles from './fields.module.css'
import { TextField } from './text-field.tsx'

interface PasswordFieldProps {
  name: string
  words: { label: string; show: string; hide: string }
  autoComplete: 'current-password' | 'new-password'
  /** While the form is on its way the password is hidden again: password managers look for it then. */
  pending: boolean
  description?: ReactNode
  error?: string | undefined
  /** Asks a surrounding focus trap for the focus. */
  'data-autofocus'?: true
}

/** A password with a button in it that shows and hides what was typed. */
export function PasswordField({ words, pending, ...props }: PasswordFieldProps) {
  const [wanted, setWanted] = useState(false)
  const shown = wanted && !pending
  return (
    <TextField
      {...props}
      label={words.label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="4.25rem"
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? words.hide : words.show}
          onClick={() => setWanted(!wanted)}
        >
          {shown ? auth.hide : auth.show}
        </button>
      }
    />
  )
}
