import { auth } from '@northword/content/auth'
import { forgotPasswordForm } from '@northword/contract/auth'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { trpc } from '../api/trpc.ts'
import { AsideLink } from './aside-link.tsx'
import { AuthForm } from './auth-form.tsx'
import { Notice } from './notice.tsx'
import { EmailField } from './text-field.tsx'
import { useAuthForm } from './use-auth-form.ts'

const words = auth.forgot

/** Asks for a link to a new password. What it answers does not tell whether there is an account. */
export function ForgotPasswordForm({ label }: { label: string }) {
  const [sentTo, setSentTo] = useState('')
  if (sentTo) {
    return (
      <Notice heading={words.sent.heading} text={words.sent.text(sentTo)} steps={words.sent.steps} isAnswer>
        <Button onClick={() => setSentTo('')}>{words.sent.again}</Button>
      </Notice>
    )
  }
  return (
    <>
      <Request label={label} onSent={setSentTo} />
      <AsideLink to="/login" words={words.back} />
    </>
  )
}

function Request({ label, onSent }: { label: string; onSent: (email: string) => void }) {
  const { mutateAsync } = trpc.auth.forgotPassword.useMutation()
  const form = useAuthForm({
    rules: forgotPasswordForm,
    words,
    async send({ email }) {
      await mutateAsync({ email })
      onSent(email)
    },
  })
  return (
    <AuthForm label={label} form={form} words={words}>
      <EmailField
        name="email"
        label={auth.fields.email.label}
        autoComplete="username"
        error={form.errors['email']}
      />
    </AuthForm>
  )
}
