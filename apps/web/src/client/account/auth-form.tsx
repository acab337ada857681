import { auth } from '@northword/content/auth'
import type { ReactNode } from 'react'
import { usePart } from '../../site/parts/use-part.ts'
import type { ButtonLook } from '../../site/ui/button-class.ts'
import { Button } from '../../site/ui/button.tsx'
import { loadToastArea } from '../../site/ui/load-toast-area.ts'
import styles from './auth-form.module.css'
import type { useAuthForm } from './use-auth-form.ts'

interface AuthFormProps {
  /** Accessible name of the form. */
  label: string
  form: ReturnType<typeof useAuthForm>
  words: { button: string; pending: string }
  /** Of the button; `plain` where the form is one of several in a view. */
  tone?: ButtonLook['tone']
  /** Stands under the sentence of a failure: what can be done about it. */
  remedy?: ReactNode
  children: ReactNode
}

/**
 * The frame of a form. It posts: should it ever be sent without its script, the server refuses it, and no
 * password gets into an address.
 */
export function AuthForm({ label, form, words, tone = 'primary', remedy, children }: AuthFormProps) {
  const { ref, alert, submit, onInput, pending, failure } = form
  // Fetched while there is a network: a toast may have to say that there is none.
  usePart(loadToastArea, true)
  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      onInput={onInput}
    >
      <noscript>
        <p className={styles.noScript}>{auth.noScript}</p>
      </noscript>
      {children}
      {failure && (
        <div className={styles.failure} role="alert" tabIndex={-1} ref={alert}>
          <p>{failure.message}</p>
          {remedy}
        </div>
      )}
      <Button tone={tone} type="submit" disabled={pending}>
        {pending ? words.pending : words.button}
      </Button>
    </form>
  )
}
