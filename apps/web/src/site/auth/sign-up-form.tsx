import { auth } from '@northword/content/auth'
import { signUpForm } from '@northword/contract/auth'
import { authMessages } from '@northword/contract/messages'
import { useState } from 'react'
import { toast } from '../ui/toast.ts'
import { trpc } from '../api/trpc.ts'
import { guestDetails } from '../session/guest-details.ts'
import { noteSignedIn } from './me.ts'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'
import { useNext } from './use-next.ts'
import { AsideLink } from './aside-link.tsx'
import { AuthForm } from './auth-form.tsx'
import { ChosenPasswordFields } from './chosen-password-fields.tsx'
import { EmailTaken } from './email-taken.tsx'
import { TermsField } from './terms-field.tsx'
import { EmailField, TextField } from './text-field.tsx'
import { useAuthForm } from './use-auth-form.ts'

const words = auth.signUp
const failureWords = {
  failedTitle: authMessages.signUpFailedTitle,
  failed: authMessages.signUpFailed,
  unreachable: words.unreachable,
}

/** Name, email, a password twice and the terms, for a new account. */
export function SignUpForm({ label }: { label: string }) {
  const { next, withNext } = useNext()
  const { mutateAsync } = trpc.auth.signUp.useMutation()
  useLeaveWhenSignedIn(next)
  const [guest] = useState(guestDetails)
  const form = useAuthForm({
    rules: signUpForm,
    words: failureWords,
    async send({ name, email, password }) {
      const { user } = await mutateAsync({ name, email, password })
      noteSignedIn(user)
      toast({ title: authMessages.signedUpTitle, description: words.signedUp })
    },
  })
  const { errors, failure } = form
  const remedy = failure?.status === 409 && <EmailTaken signIn={withNext('/login')} />

  return (
    <>
      <AuthForm label={label} form={form} words={words} remedy={remedy}>
        <TextField
          name="name"
          label={auth.fields.name.label}
          autoComplete="name"
          defaultValue={guest?.name}
          error={errors['name']}
        />
        <EmailField
          name="email"
          label={auth.fields.email.label}
          autoComplete="email"
          defaultValue={guest?.email}
          error={errors['email']}
        />
        <ChosenPasswordFields form={form} words={auth.fields.password} />
        <TermsField error={errors['acceptTerms']} />
      </AuthForm>
      <AsideLink to={withNext('/login')} words={words.haveAccount} />
    </>
  )
}
