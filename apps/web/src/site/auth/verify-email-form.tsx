import { auth } from '@northword/content/auth'
import { verifyEmailInput, type UserView } from '@northword/contract/auth'
import { useEffect, useState } from 'react'
import { trpc } from '../api/trpc.ts'
import { noteSignedIn } from './me.ts'
import { AuthForm } from './auth-form.tsx'
import { PasswordField } from './password-field.tsx'
import { focusField } from './read-fields.ts'
import { useAuthForm } from './use-auth-form.ts'
import { type LinkToken, useLinkToken } from './use-link-token.ts'
import { WayOn } from './way-on.tsx'

const words = auth.verify

type Outcome = { kind: 'verified'; user: UserView } | { kind: 'dead'; token: string }

/** The button that a mailed link leads to: a link that only has to be opened would be opened by machines. */
export function VerifyEmailForm({ label }: { label: string }) {
  const { token, latest } = useLinkToken()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (outcome?.kind === 'verified') {
    const { text, ...said } = words.done
    return <WayOn words={{ ...said, text: text(outcome.user.email) }} to="/dashboard" isAnswer />
  }
  const isDead = outcome !== null && outcome.token === token
  if (token === null || isDead) {
    return <WayOn words={isDead ? words.dead : words.missing} to="/dashboard?tab=profile" isAnswer={isDead} />
  }
  return <Verification label={label} latestToken={latest} onOutcome={setOutcome} />
}

interface VerificationProps {
  label: string
  latestToken: LinkToken['latest']
  onOutcome: (outcome: Outcome) => void
}

function Verification({ label, latestToken, onOutcome }: VerificationProps) {
  const { mutateAsync } = trpc.auth.verifyEmail.useMutation()
  const [asksPassword, setAsksPassword] = useState(false)
  const form = useAuthForm({
    rules: { safeParse: (typed) => verifyEmailInput.safeParse({ ...Object(typed), token: latestToken() }) },
    words,
    async send(input) {
      const { user } = await mutateAsync(input)
      noteSignedIn(user)
      onOutcome({ kind: 'verified', user })
    },
    onFailure({ status }) {
      if (status === 403) setAsksPassword(true)
      if (status === 400) onOutcome({ kind: 'dead', token: latestToken() })
      return status === 403 || status === 400
    },
  })
  useEffect(() => {
    if (asksPassword) focusField(form.ref.current, 'password')
  }, [asksPassword, form.ref])

  return (
    <AuthForm label={label} form={form} words={words}>
      <p role="status">{asksPassword ? words.passwordNeeded : words.why}</p>
      {asksPassword && (
        <PasswordField
          name="password"
          words={auth.fields.password}
          autoComplete="current-password"
          pending={form.pending}
          error={form.errors['password']}
        />
      )}
    </AuthForm>
  )
}
