import { auth } from '@northword/content/auth'
import { authMessages } from '@northword/contract/messages'
import { SiteLink } from '../ui/site-link.tsx'
import { AsideLink, AuthForm, useAuthForm } from './auth-form.tsx'
import styles from './auth-form.module.css'
import { CheckField, EmailField, PasswordField } from './fields.tsx'
import { loadSignIn } from './load-auth-calls.ts'
import { SignInLinkOffer } from './sign-in-link-offer.tsx'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'
import { useNext } from './use-next.ts'

const words = auth.signIn
const failureWords = { failedTitle: authMessages.signInFailedTitle, unreachable: words.unreachable }

/** Email and password of somebody who has an account. */
export function SignInForm({ label }: { label: string }) {
  const { next, withNext } = useNext()
  const form = useAuthForm({ load: loadSignIn, words: failureWords })
  const { errors, sending, remedy } = form
  useLeaveWhenSignedIn(next, form)

  return (
    <>
      <AuthForm label={label} form={form} words={words}>
        <EmailField autoComplete="username" error={errors['email']} />
        <PasswordField
          name="password"
          words={auth.fields.password}
          autoComplete="current-password"
          sending={sending}
          error={errors['password']}
        />
        <div className={styles.row}>
          <CheckField name="rememberMe">{words.rememberMe}</CheckField>
          <SiteLink to="/forgot-password">{words.forgot}</SiteLink>
        </div>
      </AuthForm>
      {remedy && <SignInLinkOffer key={remedy.email} email={remedy.email} />}
      <AsideLink to={withNext('/signup')} words={words.newHere} />
    </>
  )
}
