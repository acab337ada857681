import { auth } from '@northword/content/site/auth'
import { authMessages } from '@northword/contract/messages'
import { isLongEnough, passwordsMatch } from '@northword/contract/people/password-hints'
import { type RefObject, useEffect, useState } from 'react'
import type { Fields } from '../plain-form/fields.ts'
import rule from '../ui/rule.module.css'
import { PasswordField } from './fields.tsx'
import styles from './fields.module.css'

interface ChosenPasswordsProps {
  form: Fields & { form: { ref: RefObject<HTMLFormElement | null> }; sending: boolean }
  words: { label: string; show: string; hide: string }
}

/** A new password and its repetition. */
export function ChosenPasswords({ form, words }: ChosenPasswordsProps) {
  const { longEnough, matching } = useHints(form.form.ref)
  return (
    <>
      <PasswordField
        of={form}
        name="password"
        words={words}
        autoComplete="new-password"
        hint={<Hint met={longEnough}>{authMessages.passwordHint}</Hint>}
      />
      <PasswordField
        of={form}
        name="confirmPassword"
        words={auth.fields.confirmPassword}
        autoComplete="new-password"
        hint={
          <span className="needs-script">
            <Hint met={matching}>{authMessages.passwordsMatchHint}</Hint>
          </span>
        }
      />
    </>
  )
}

/** A password rule that is ticked once it is met. A screen reader announces it after a pause. */
function Hint({ met, children }: { met: boolean; children: string }) {
  return (
    <span className={rule.rule} role="status" data-met={met || undefined}>
      {children}
      <span className={`${styles.unseen} needs-script`}>: {met ? auth.hints.met : auth.hints.notMet}</span>
    </span>
  )
}

/** Checks the rules, also for input from before hydration. */
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
