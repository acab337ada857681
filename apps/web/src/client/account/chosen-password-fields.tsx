import { auth } from '@northword/content/auth'
import { authMessages } from '@northword/contract/messages'
import { isLongEnough, passwordsMatch } from '@northword/contract/password-hints'
import { type RefObject, useEffect, useState } from 'react'
import { PasswordField } from './password-field.tsx'
import { PasswordHint } from './password-hint.tsx'
import { readFields } from './read-fields.ts'

interface ChosenPasswordFieldsProps {
  form: { ref: RefObject<HTMLFormElement | null>; errors: Record<string, string>; pending: boolean }
  words: { label: string; show: string; hide: string }
}

/** A password that somebody chooses, and the same again. */
export function ChosenPasswordFields({ form, words }: ChosenPasswordFieldsProps) {
  const { errors, pending } = form
  const { longEnough, matching } = useHints(form.ref)
  return (
    <>
      <PasswordField
        name="password"
        words={words}
        autoComplete="new-password"
        pending={pending}
        description={<PasswordHint met={longEnough}>{authMessages.passwordHint}</PasswordHint>}
        error={errors['password']}
      />
      <PasswordField
        name="confirmPassword"
        words={auth.fields.confirmPassword}
        autoComplete="new-password"
        pending={pending}
        description={<PasswordHint met={matching}>{authMessages.passwordsMatchHint}</PasswordHint>}
        error={errors['confirmPassword']}
      />
    </>
  )
}

/** Which rules the passwords keep, from what was in the fields before the script was there on. */
function useHints(ref: RefObject<HTMLFormElement | null>) {
  const [hints, setHints] = useState({ longEnough: false, matching: false })
  useEffect(() => {
    const form = ref.current
    const look = () => {
      const { password, confirmPassword } = form ? readFields(form) : {}
      if (typeof password !== 'string' || typeof confirmPassword !== 'string') return
      const matching = password !== '' && passwordsMatch({ password, confirmPassword })
      setHints({ longEnough: isLongEnough(password), matching })
    }
    look()
    form?.addEventListener('input', look)
    return () => form?.removeEventListener('input', look)
  }, [ref])
  return hints
}
