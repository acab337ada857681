import { auth } from '@northword/content/auth'
import { signInForm } from '@northword/contract/auth'
import { authMessages } from '@northword/contract/messages'
import { useState } from 'react'
import { SiteLink } from '../ui/site-link.tsx'
import { toast } from '../ui/toast.ts'
import { trpc } from '../api/trpc.ts'
import { noteSignedIn } from './me.ts'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'
import { useNext } from './use-next.ts'
import { AsideLink } from './aside-link.tsx'
import { AuthForm } from './auth-form.tsx'
import styles from './auth-form.module.css'
import { CheckField } from './check-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SignInLinkOffer } from './sign-in-link-offer.tsx'
import { EmailField } from './text-field.tsx'
import { useAuthForm } from './use-auth-form.ts'

const words = auth.signIn
const failureWords = {
  failedTitle: authMessages.signInFailedTitle,
  failed: authMessages.signInFailed,
  unreachable: words.unreachable,
}

/** Email and password of somebody who has an account. */
export function SignInForm({ label }: { label: string }) {
  const { next, withNext } = useNext()
  useLeaveWhenSignedIn(next)
  const { form, email } = useSignIn()
  const { errors, pending, failure } = form

  return (
    <>
      <AuthForm label={label} form={form} words={words}>
        <EmailField
          name="email"
          label={auth.fields.email.label}
          autoComplete="username"
          error={errors['email']}
        />
        <PasswordField
          name="password"
          words={auth.fields.password}
          autoComplete="current-password"
          pending={pending}
          error={errors['password']}
        />
        <div className={styles.row}>
          <CheckField name="rememberMe">{words.rememberMe}</CheckField>
          <SiteLink to="/forgot-password">{words.forgot}</SiteLink>
        </div>
      </AuthForm>
      {failure?.status === 429 && <SignInLinkOffer email={email} />}
      <AsideLink to={withNext('/signup')} words={words.newHere} />
    </>
  )
}

/** The form, and the address that was tried last. */
function useSignIn() {
  const { mutateAsync } = trpc.auth.signIn.useMutation()
  const [email, setEmail] = useState('')
  const form = useAuthForm({
    rules: signInForm,
    words: failureWords,
    fieldAfter: (status) => (status === 401 ? 'password' : undefined),
    async send(values) {
      setEmail(values.email)
      const { user, isAccountKept } = await mutateAsync(values)
      noteSignedIn(user)
      const description = isAccountKept ? words.accountKept : authMessages.signedIn
      toast({ title: authMessages.signedInTitle, description })
    },
  })
  return { form, email }
}
