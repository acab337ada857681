import { newsletterBox } from '@northword/content/site/newsletter-box'
import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import { useId, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { Failure } from '../plain-form/failure.tsx'
import { Problems } from '../plain-form/problems.tsx'
import { PlainField } from '../plain-form/plain-field.tsx'
import { usePlainForm } from '../plain-form/use-plain-form.ts'
import { loadSubscribe } from './load-newsletter.ts'
import styles from './newsletter-box.module.css'

const { heading, text, label, email, button, sending: sendingLabel, sent: thanks } = newsletterBox

export function NewsletterBox() {
  const headingId = useId()
  return (
    <section className={styles.box} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div>
        <NewsletterForm />
      </div>
    </section>
  )
}

function NewsletterForm() {
  const { form, ...state } = usePlainForm({
    name: 'newsletter',
    // Fixed path: the box also stands on pages of links, whose addresses hold tokens.
    action: '/blog',
    load: loadSubscribe,
    unreachable: newsletterMessages.unreachable,
    sentBy: () => ({ message: newsletterMessages.asked }),
  })
  const { sending, sent, result } = state
  return (
    <form {...form} aria-label={label} className={styles.form}>
      <Problems form={state} />
      <div className={styles.row}>
        <PlainField of={state} name="email" label={email.label}>
          {(field) => <input {...field} {...emailInput} placeholder={email.placeholder} disabled={sending} />}
        </PlainField>
        <Button tone="primary" type="submit" disabled={sending}>
          {sending ? sendingLabel : button}
        </Button>
      </div>
      <NotOpen />
      <Failure form={state} />
      {sent && (
        <div className={styles.sent}>
          {/* The box is far down: a reloaded page starts at its top. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <h3 ref={result} tabIndex={-1} autoFocus={state.cameBack}>
            {thanks.heading}
          </h3>
          <p>{sent.message}</p>
        </div>
      )}
    </form>
  )
}

/** Repeats the line on top of a page whose studio is not open yet, below the field, which stays in its place. */
function NotOpen() {
  const line = useSyncExternalStore(neverChanges, lineOnTop, () => null)
  return line && <p>{line}</p>
}

const lineOnTop = () => document.getElementById('not-open')?.textContent ?? null

const neverChanges = () => () => {}

const emailInput = { type: 'email', autoComplete: 'email' }
