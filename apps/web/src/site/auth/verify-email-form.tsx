import { auth } from '@northword/content/site/auth'
import { useState } from 'react'
import type { Dead } from '../links/dead-link.ts'
import type { Typed } from '../plain-form/outcome.ts'
import { AuthForm, useAuthForm } from './auth-form.tsx'
import { PasswordField } from './fields.tsx'
import { loadVerifyEmail } from './load-auth-calls.ts'
import { MailedLink } from './mailed-link.tsx'
import { WayOn } from './notice.tsx'
import { afterVerify, type Verified } from './outcomes.ts'

const name = 'verify-email'
const words = auth.verify
const profile = '/dashboard?tab=profile'

/** A button, because mail scanners open links by themselves. */
export function VerifyEmailForm({ label }: { label: string }) {
  return (
    <MailedLink form={name} words={words} to={profile}>
      {(alsoSend) => <Verification label={label} alsoSend={alsoSend} />}
    </MailedLink>
  )
}

function Verification({ label, alsoSend }: { label: string; alsoSend: () => Typed }) {
  const form = useAuthForm<Verified | Dead, 'password'>({
    name,
    load: loadVerifyEmail,
    words,
    alsoSend,
    goOn: afterVerify,
    sentBy: ({ email = '' }) => ({ kind: 'verified', email }),
  })
  const [asksPassword, setAsksPassword] = useState('password' in form.typed)
  // Stays once it was asked for: the next failure may be another.
  if (form.remedy === 'password' && !asksPassword) setAsksPassword(true)

  if (form.sent?.kind === 'dead') return <WayOn words={words.dead} to={profile} />
  if (form.sent) {
    const { text, ...said } = words.done
    return <WayOn words={{ ...said, text: text(form.sent.email) }} to="/dashboard" />
  }
  return (
    <AuthForm label={label} form={form} words={words}>
      <p role="status">{asksPassword ? words.passwordNeeded : words.why}</p>
      {asksPassword && (
        <PasswordField
          of={form}
          name="password"
          words={auth.fields.password}
          autoComplete="current-password"
          // The form came back to ask for it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={form.cameBack && !form.failure}
        />
      )}
    </AuthForm>
  )
}
