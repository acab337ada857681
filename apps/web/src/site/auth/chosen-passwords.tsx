import { auth } from '@northword/content/auth'
import { authMessages } from '@northword/contract/messages'
import { isLongEnough, passwordsMatch } from '@northword/contract/password-hints'
import { type RefObject, useEffect, useState } from 'react'
import { PasswordField } from './fields.tsx'
import styles from './fields.module.css'

interface ChosenPasswordsProps {
  form: { form: { ref: RefObject<HTMLFormElement | null> }; errors: Record<string, string>; sending: boolean }
  words: { label: string; show: string; hide: string }
}

/** A password that somebody chooses, and the same again. */
export function ChosenPasswords({ form, words }: ChosenPasswordsProps) {
  const { errors, sending } = form
  const { longEnough, matching } = useHints(form.form.ref)
  return (
    <>
      <PasswordField
        name="password"
        words={words}
        autoComplete="new-password"
        sending={sending}
        hint={<Hint met={longEnough}>{authMessages.passwordHint}</Hint>}
        error={errors['password']}
      />
      <PasswordField
        name="confirmPassword"
        words={auth.fields.confirmPassword}
        autoComplete="new-password"
        sending={sending}
        hint={<Hint met={matching}>{authMessages.passwordsMatchHint}</Hint>}
        error={errors['confirmPassword']}
      />
    </>
  )
}

/** A rule under a password, ticked as soon as it holds. A screen reader says so after a pause in typing. */
function Hint({ met, children }: { met: boolean; children: string }) {
  return (
    <span className={styles.rule} role="status" data-met={met || undefined}>
      {children}
      <span className={styles.unseen}>: {met ? auth.hints.met : auth.hints.notMet}</span>
    </span>
  )
}

/** Which rules hold for the passwords, including what was in the fields before the script was there. */
function useHints(ref: RefObject<HTMLFormElement | null>) {
  const [hints, setHints] = useState({ longEnough: false, matching: false })
  useEffect(() => {
    const form = ref.current
    const look = () => {
      const password = textOf(form, 'password')
      const matching =
        password !== '' && passwordsMatch({ password, confirmPassword: textOf(form, 'confirmPassword') })
      setHints({ longEnough: isLongEnough(password), matching })
    }
    look()
    form?.addEventListener('input', look)
    return () => form?.removeEventListener('input', look)
  }, [ref])
  return hints
}

function textOf(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}
