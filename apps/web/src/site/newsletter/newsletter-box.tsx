import { newsletterBox } from '@northword/content/newsletter-box'
import { newsletterMessages } from '@northword/contract/newsletter-messages'
import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import { Failure } from '../plain-form/failure.tsx'
import { NoScript } from '../plain-form/no-script.tsx'
import { PlainField } from '../plain-form/plain-field.tsx'
import plain from '../plain-form/plain-form.module.css'
import { usePlainForm } from '../plain-form/use-plain-form.ts'
import { loadSubscribe } from './load-newsletter.ts'
import styles from './newsletter-box.module.css'

const { heading, text, label, email, button, sending: sendingLabel, sent: thanks, noScript } = newsletterBox

/** Where somebody subscribes to the newsletter. */
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
        <NoScript {...noScript} />
        <NewsletterForm />
      </div>
    </section>
  )
}

/** It behaves as the form to the studio does; see there for its method. */
function NewsletterForm() {
  const { form, result, sending, errors, failure, sent } = usePlainForm({
    load: loadSubscribe,
    unreachable: newsletterMessages.unreachable,
  })
  return (
    <form {...form} method="dialog" noValidate aria-label={label} className={formClass}>
      <div className={styles.row}>
        <PlainField label={email.label} error={errors['email']}>
          {(field) => <input {...field} {...emailInput} placeholder={email.placeholder} disabled={sending} />}
        </PlainField>
        <Button tone="primary" type="submit" disabled={sending}>
          {sending ? sendingLabel : button}
        </Button>
      </div>
      {failure && <Failure message={failure} ref={result} />}
      {sent && (
        <div className={styles.sent}>
          <h3 ref={result} tabIndex={-1}>
            {thanks.heading}
          </h3>
          <p>{sent.message}</p>
        </div>
      )}
    </form>
  )
}

const emailInput = { name: 'email', type: 'email', autoComplete: 'email' }
const formClass = `${styles.form} ${plain.needsScript}`
