import { auth } from '@northword/content/auth'
import { linkInput, type UserView } from '@northword/contract/auth'
import { authMessages } from '@northword/contract/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../ui/toast.ts'
import { trpc } from '../api/trpc.ts'
import { noteSignedIn } from './me.ts'
import { AuthForm } from './auth-form.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { type LinkToken, useLinkToken } from './use-link-token.ts'
import { WayOn } from './way-on.tsx'

const words = auth.signInLink

type Outcome = { kind: 'password-ended'; user: UserView } | { kind: 'dead'; token: string }

/** The button that a mailed link leads to, which signs its reader in. */
export function SignInLinkForm({ label }: { label: string }) {
  const { token, latest } = useLinkToken()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (outcome?.kind === 'password-ended') {
    const { text, ...said } = words.passwordEnded
    return <WayOn words={{ ...said, text: text(outcome.user.email) }} to="/dashboard" isAnswer />
  }
  const isDead = outcome !== null && outcome.token === token
  if (token === null || isDead) {
    return <WayOn words={isDead ? words.dead : words.missing} to="/login" isAnswer={isDead} />
  }
  return <Entry label={label} latestToken={latest} onOutcome={setOutcome} />
}

interface EntryProps {
  label: string
  latestToken: LinkToken['latest']
  onOutcome: (outcome: Outcome) => void
}

function Entry({ label, latestToken, onOutcome }: EntryProps) {
  const navigate = useNavigate()
  const { mutateAsync } = trpc.auth.signInByLink.useMutation()
  const form = useAuthForm({
    rules: { safeParse: () => linkInput.safeParse({ token: latestToken() }) },
    words,
    async send(input) {
      const { user, isAccountKept, isPasswordEnded } = await mutateAsync(input)
      noteSignedIn(user)
      const description = isAccountKept ? auth.signIn.accountKept : authMessages.signedIn
      toast({ title: authMessages.signedInTitle, description })
      if (isPasswordEnded) onOutcome({ kind: 'password-ended', user })
      else void navigate('/dashboard', { replace: true })
    },
    onFailure({ status }) {
      if (status === 400) onOutcome({ kind: 'dead', token: latestToken() })
      return status === 400
    },
  })
  return (
    <AuthForm label={label} form={form} words={words}>
      <p>{words.why}</p>
    </AuthForm>
  )
}
