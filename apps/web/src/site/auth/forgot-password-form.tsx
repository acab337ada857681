import { auth } from '@northword/content/auth'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { AsideLink, AuthForm, useAuthForm } from './auth-form.tsx'
import { EmailField } from './fields.tsx'
import { loadForgotPassword } from './load-auth-calls.ts'
import { Notice } from './notice.tsx'

const words = auth.forgot

/** Asks for a link to a new password. What it answers does not tell whether there is an account. */
export function ForgotPasswordForm({ label }: { label: string }) {
  const [round, setRound] = useState(0)
  return <Request key={round} label={label} onAgain={() => setRound(round + 1)} />
}

function Request({ label, onAgain }: { label: string; onAgain: () => void }) {
  const form = useAuthForm({ load: loadForgotPassword, words })
  if (form.sent) {
    const { heading, text, steps, again } = words.sent
    return (
      <Notice heading={heading} text={text(form.sent.email)} steps={steps} isAnswer>
        <Button onClick={onAgain}>{again}</Button>
      </Notice>
    )
  }
  return (
    <>
      <AuthForm label={label} form={form} words={words}>
        <EmailField autoComplete="username" error={form.errors['email']} />
      </AuthForm>
      <AsideLink to="/login" words={words.back} />
    </>
  )
}
