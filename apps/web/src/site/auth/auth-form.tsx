import { auth } from '@northword/content/auth'
import { authMessages } from '@northword/contract/messages'
import type { ReactNode } from 'react'
import { Failure } from '../plain-form/failure.tsx'
import type { Send, Typed } from '../plain-form/outcome.ts'
import plain from '../plain-form/plain-form.module.css'
import { usePlainForm } from '../plain-form/use-plain-form.ts'
import { Button } from '../ui/button.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './auth-form.module.css'

interface AuthFormOptions<Result, Remedy> {
  /** The same function on every render. */
  load: () => Promise<Send<Result, Remedy>>
  words: { failedTitle: string; unreachable: string }
  alsoSend?: () => Typed
}

/** A plain form whose failures are told in toasts, too, and whose success leads away from it. */
export const useAuthForm = <Result, Remedy = never>({
  load,
  words,
  alsoSend,
}: AuthFormOptions<Result, Remedy>) =>
  usePlainForm({
    load,
    alsoSend,
    unreachable: words.unreachable,
    toastTitles: { invalid: authMessages.validationTitle, failed: words.failedTitle },
    staysWhenSent: true,
  })

interface AuthFormProps {
  /** Accessible name of the form. */
  label: string
  form: Pick<ReturnType<typeof usePlainForm>, 'form' | 'result' | 'sending' | 'failure'>
  words: { button: string; pending: string }
  /** Shown under the sentence of a failure. */
  remedy?: ReactNode
  children: ReactNode
}

/**
 * The frame of a form. It posts: should it ever be sent without its script, the server refuses it, and no
 * password gets into an address.
 */
export function AuthForm({ label, form, words, remedy, children }: AuthFormProps) {
  const { form: frame, result, sending, failure } = form
  return (
    <form {...frame} className={styles.form} method="post" noValidate aria-label={label}>
      <noscript>
        <p className={plain.noScript}>{auth.noScript}</p>
      </noscript>
      {children}
      {failure && (
        <Failure message={failure} ref={result}>
          {remedy}
        </Failure>
      )}
      <Button tone="primary" type="submit" className={plain.needsScript} disabled={sending}>
        {sending ? words.pending : words.button}
      </Button>
    </form>
  )
}

/** Under a form: the link for those who are at the wrong one. */
export function AsideLink({ to, words }: { to: string; words: { text: string; link: string } }) {
  return (
    <p className={styles.aside}>
      {words.text} <SiteLink to={to}>{words.link}</SiteLink>
    </p>
  )
}
