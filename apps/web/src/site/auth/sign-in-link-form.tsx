import { auth } from '@northword/content/site/auth'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Dead, deadLink } from '../links/dead-link.ts'
import type { Typed } from '../plain-form/outcome.ts'
import { AuthForm, useAuthForm } from './auth-form.tsx'
import { loadSignInByLink } from './load-auth-calls.ts'
import { MailedLink } from './mailed-link.tsx'
import { WayOn } from './notice.tsx'
import type { SignedIn } from './outcomes.ts'

const name = 'sign-in-link'
const words = auth.signInLink

/** The button behind a mailed link, which signs its reader in. */
export function SignInLinkForm({ label }: { label: string }) {
  return (
    <MailedLink form={name} words={words} to="/login">
      {(alsoSend) => <Entry label={label} alsoSend={alsoSend} />}
    </MailedLink>
  )
}

function Entry({ label, alsoSend }: { label: string; alsoSend: () => Typed }) {
  const navigate = useNavigate()
  const form = useAuthForm<SignedIn | Dead>({
    name,
    load: loadSignInByLink,
    words,
    alsoSend,
    goOn: deadLink,
    sentBy: ({ email = '' }) => ({ kind: 'signed-in', passwordEndedOf: email }),
  })
  const { sent } = form
  const isLeaving = sent?.kind === 'signed-in' && !sent.passwordEndedOf
  useEffect(() => {
    if (isLeaving) void navigate('/dashboard', { replace: true })
  }, [isLeaving, navigate])

  if (sent?.kind === 'dead') return <WayOn words={words.dead} to="/login" />
  if (sent?.passwordEndedOf) {
    const { text, ...said } = words.passwordEnded
    return <WayOn words={{ ...said, text: text(sent.passwordEndedOf) }} to="/dashboard" />
  }
  return (
    <AuthForm label={label} form={form} words={words}>
      <p>{words.why}</p>
    </AuthForm>
  )
}
