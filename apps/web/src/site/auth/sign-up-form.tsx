import { auth } from '@northword/content/site/auth'
import { authMessages } from '@northword/contract/messages'
import { useState } from 'react'
import type { Fields } from '../plain-form/fields.ts'
import { PlainField } from '../plain-form/plain-field.tsx'
import { guestDetails } from '../session/guest-details.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { AsideLink, AuthForm, useAuthForm } from './auth-form.tsx'
import styles from './auth-form.module.css'
import { ChosenPasswords } from './chosen-passwords.tsx'
import { CheckField, EmailField } from './fields.tsx'
import fields from './fields.module.css'
import { loadSignUp } from './load-auth-calls.ts'
import { afterSignUp } from './outcomes.ts'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'
import { useNext } from './use-next.ts'

const words = auth.signUp
const failureWords = { failedTitle: authMessages.signUpFailedTitle, unreachable: words.unreachable }

export function SignUpForm({ label }: { label: string }) {
  const { next, withNext } = useNext()
  const [guest] = useState(guestDetails)
  const form = useAuthForm({ name: 'sign-up', load: loadSignUp, words: failureWords, goOn: afterSignUp })
  const { remedy } = form
  useLeaveWhenSignedIn(next, form)

  return (
    <>
      <AuthForm
        label={label}
        form={form}
        words={words}
        remedy={remedy && <OtherWaysIn signIn={withNext('/login')} />}
      >
        <PlainField of={form} name="name" label={auth.fields.name.label} value={guest?.name}>
          {(field) => <input {...field} autoComplete="name" />}
        </PlainField>
        <EmailField of={form} autoComplete="email" value={guest?.email} />
        <ChosenPasswords form={form} words={auth.fields.password} />
        <Terms form={form} />
      </AuthForm>
      <AsideLink to={withNext('/login')} words={words.haveAccount} />
    </>
  )
}

/** For an address that has an account already. */
function OtherWaysIn({ signIn }: { signIn: string }) {
  return (
    <p className={styles.ways}>
      <SiteLink to={signIn}>{words.taken.signIn}</SiteLink>
      <SiteLink to="/forgot-password">{words.taken.forgot}</SiteLink>
    </p>
  )
}

/** Links open in a new tab, so that a half-filled form is not lost. */
function Terms({ form }: { form: Fields }) {
  const { before, terms, and, privacy } = words.terms
  return (
    <CheckField of={form} name="acceptTerms">
      {before} <BesideLink to="/legal/terms">{terms}</BesideLink> {and}{' '}
      <BesideLink to="/legal/privacy">{privacy}</BesideLink>.
    </CheckField>
  )
}

function BesideLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className={fields.unseen}> ({words.newTab})</span>
    </a>
  )
}
