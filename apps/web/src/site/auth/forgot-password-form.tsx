import { auth } from '@northword/content/site/auth'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../ui/button-link.tsx'
import { AsideLink, AuthForm, useAuthForm } from './auth-form.tsx'
import { EmailField } from './fields.tsx'
import { loadForgotPassword } from './load-auth-calls.ts'
import { Notice } from './notice.tsx'

const words = auth.forgot

/** The answer does not reveal whether there is an account. */
export function ForgotPasswordForm({ label }: { label: string }) {
  const { key } = useLocation()
  return <Request key={key} label={label} />
}

function Request({ label }: { label: string }) {
  const form = useAuthForm({
    name: 'forgot-password',
    load: loadForgotPassword,
    words,
    sentBy: (): { email?: string } => ({}),
  })
  if (form.sent) {
    const { heading, text, steps, again } = words.sent
    return (
      <Notice heading={heading} text={text(form.sent.email)} steps={steps} isAnswer>
        <ButtonLink to="/forgot-password">{again}</ButtonLink>
      </Notice>
    )
  }
  return (
    <>
      <AuthForm label={label} form={form} words={words}>
        <EmailField of={form} autoComplete="username" />
      </AuthForm>
      <AsideLink to="/login" words={words.back} />
    </>
  )
}
