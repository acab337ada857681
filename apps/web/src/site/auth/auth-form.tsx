import { authMessages } from '@northword/contract/messages'
import type { ReactNode } from 'react'
import { Problems } from '../plain-form/problems.tsx'
import { Failure } from '../plain-form/failure.tsx'
import type { GoOn, Send, Typed } from '../plain-form/outcome.ts'
import { usePlainForm } from '../plain-form/use-plain-form.ts'
import { Button } from '../ui/button.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import styles from './auth-form.module.css'

interface AuthFormOptions<Result, Remedy> {
  name: string
  /** Must be stable across renders. */
  load: () => Promise<Send<Result>>
  words: { failedTitle: string; unreachable: string }
  goOn?: GoOn<Result, Remedy>
  sentBy?: (facts: Record<string, string>) => Result | null
  alsoSend?: () => Typed
}

/** A plain form that repeats errors in toasts, and leaves the page after success. */
export const useAuthForm = <Result, Remedy = never>({ words, ...options }: AuthFormOptions<Result, Remedy>) =>
  usePlainForm({
    ...options,
    unreachable: words.unreachable,
    toastTitles: { invalid: authMessages.validationTitle, failed: words.failedTitle },
    staysWhenSent: true,
  })

interface AuthFormProps {
  /** Accessible name. */
  label: string
  form: Omit<ReturnType<typeof usePlainForm>, 'sent' | 'remedy'>
  words: { button: string; pending: string }
  /** Shown below the error's sentence. */
  remedy?: ReactNode
  children: ReactNode
}

export function AuthForm({ label, form, words, remedy, children }: AuthFormProps) {
  const { form: frame, sending } = form
  return (
    <form {...frame} className={styles.form} aria-label={label}>
      <Problems form={form}>{remedy}</Problems>
      {children}
      <Failure form={form}>{remedy}</Failure>
      <Button tone="primary" type="submit" disabled={sending}>
        {sending ? words.pending : words.button}
      </Button>
    </form>
  )
}

/** Link below a form to the other one. */
export function AsideLink({ to, words }: { to: string; words: { text: string; link: string } }) {
  return (
    <p className={styles.aside}>
      {words.text} <SiteLink to={to}>{words.link}</SiteLink>
    </p>
  )
}
