import { auth } from '@northword/content/site/auth'
import { authMessages } from '@northword/contract/messages'
import { usePosted } from '../served/page-state.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { AsideLink, AuthForm, useAuthForm } from './auth-form.tsx'
import styles from './auth-form.module.css'
import { CheckField, EmailField, PasswordField } from './fields.tsx'
import { loadSignIn } from './load-auth-calls.ts'
import { afterSignIn } from './outcomes.ts'
import { linkOfferName, SignInLinkOffer } from './sign-in-link-offer.tsx'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'
import { useNext } from './use-next.ts'

const words = auth.signIn
const failureWords = { failedTitle: authMessages.signInFailedTitle, unreachable: words.unreachable }

export function SignInForm({ label }: { label: string }) {
  const { next, withNext } = useNext()
  const form = useAuthForm({ name: 'sign-in', load: loadSignIn, words: failureWords, goOn: afterSignIn })
  const offer = useOffer(form.remedy)
  useLeaveWhenSignedIn(next, form)

  return (
    <>
      <AuthForm label={label} form={form} words={words}>
        <EmailField of={form} autoComplete="username" value={offer?.email} />
        <PasswordField
          of={form}
          name="password"
          words={auth.fields.password}
          autoComplete="current-password"
        />
        <div className={styles.row}>
          <CheckField of={form} name="rememberMe">
            {words.rememberMe}
          </CheckField>
          <SiteLink to="/forgot-password">{words.forgot}</SiteLink>
        </div>
      </AuthForm>
      {offer && <SignInLinkOffer key={offer.email} {...offer} />}
      <AsideLink to={withNext('/signup')} words={words.newHere} />
    </>
  )
}

/** Offers a mailed link after too many attempts, or after its form was posted without scripts. */
function useOffer(remedy: { email: string } | undefined): { email?: string } | undefined {
  const posted = usePosted(linkOfferName)
  if (remedy || !posted) return remedy
  return posted.kind === 'refused' ? { email: posted.typed['email'] ?? '' } : {}
}
