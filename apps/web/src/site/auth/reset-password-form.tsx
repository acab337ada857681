import { auth } from '@northword/content/site/auth'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Dead, deadLink } from '../links/dead-link.ts'
import type { Typed } from '../plain-form/outcome.ts'
import { AuthForm, useAuthForm } from './auth-form.tsx'
import { ChosenPasswords } from './chosen-passwords.tsx'
import { loadResetPassword } from './load-auth-calls.ts'
import { MailedLink } from './mailed-link.tsx'
import { WayOn } from './notice.tsx'

const name = 'reset-password'
const words = auth.reset
const another = '/forgot-password'

export function ResetPasswordForm({ label }: { label: string }) {
  return (
    <MailedLink form={name} words={words} to={another}>
      {(alsoSend) => <NewPassword label={label} alsoSend={alsoSend} />}
    </MailedLink>
  )
}

function NewPassword({ label, alsoSend }: { label: string; alsoSend: () => Typed }) {
  const navigate = useNavigate()
  const form = useAuthForm<{ kind: 'saved' } | Dead>({
    name,
    load: loadResetPassword,
    words,
    alsoSend,
    goOn: deadLink,
  })
  const isSaved = form.sent?.kind === 'saved'
  useEffect(() => {
    if (isSaved) void navigate('/dashboard', { replace: true })
  }, [isSaved, navigate])

  if (form.sent?.kind === 'dead') return <WayOn words={words.dead} to={another} />
  return (
    <AuthForm label={label} form={form} words={words}>
      <ChosenPasswords form={form} words={auth.fields.newPassword} />
    </AuthForm>
  )
}
