import { auth } from '@northword/content/auth'
import { resetPasswordForm } from '@northword/contract/auth'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../ui/toast.ts'
import { trpc } from '../api/trpc.ts'
import { noteSignedIn } from './me.ts'
import { AuthForm } from './auth-form.tsx'
import { ChosenPasswordFields } from './chosen-password-fields.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { type LinkToken, useLinkToken } from './use-link-token.ts'
import { WayOn } from './way-on.tsx'

const words = auth.reset

/** A new password for the account of a mailed link. */
export function ResetPasswordForm({ label }: { label: string }) {
  const { token, latest } = useLinkToken()
  const [deadToken, setDeadToken] = useState('')
  const isDead = token === deadToken
  if (token === null || isDead) {
    return <WayOn words={isDead ? words.dead : words.missing} to="/forgot-password" isAnswer={isDead} />
  }
  return <NewPassword label={label} latestToken={latest} onDead={setDeadToken} />
}

interface NewPasswordProps {
  label: string
  latestToken: LinkToken['latest']
  onDead: (token: string) => void
}

function NewPassword({ label, latestToken, onDead }: NewPasswordProps) {
  const navigate = useNavigate()
  const { mutateAsync } = trpc.auth.resetPassword.useMutation()
  const form = useAuthForm({
    rules: resetPasswordForm,
    words,
    async send({ password }) {
      const { user } = await mutateAsync({ token: latestToken(), password })
      noteSignedIn(user)
      toast({ title: words.savedTitle, description: words.saved })
      void navigate('/dashboard', { replace: true })
    },
    onFailure({ status }) {
      if (status === 400) onDead(latestToken())
      return status === 400
    },
  })
  return (
    <AuthForm label={label} form={form} words={words}>
      <ChosenPasswordFields form={form} words={auth.fields.newPassword} />
    </AuthForm>
  )
}
