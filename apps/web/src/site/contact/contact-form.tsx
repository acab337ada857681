import { contact } from '@northword/content/contact'
import { contactMessages } from '@northword/contract/messages'
import { Button } from '../ui/button.tsx'
import { Failure } from '../plain-form/failure.tsx'
import { NoScript } from '../plain-form/no-script.tsx'
import plain from '../plain-form/plain-form.module.css'
import { usePlainForm } from '../plain-form/use-plain-form.ts'
import { useSessionHint } from '../session/session-store.ts'
import { ContactFields } from './contact-fields.tsx'
import styles from './contact-form.module.css'
import { loadSendMessage } from './load-send-message.ts'

const { label, prefilled, button, sending: sendingLabel, noScript, sent: thanks } = contact.form

/**
 * The message to the studio. Its fields are plain HTML, there before any script; what checks and sends
 * is fetched when somebody begins to write. `method="dialog"` outside of a dialog: should it be submitted
 * before its script is here, nothing happens, and no word of it gets into an address.
 */
export function ContactForm() {
  const { form, result, sending, errors, failure, sent } = usePlainForm({
    load: loadSendMessage,
    unreachable: contactMessages.unreachable,
  })
  const user = useSessionHint()

  return (
    <>
      <NoScript {...noScript} />
      <form
        {...form}
        method="dialog"
        noValidate
        aria-label={label}
        className={`${styles.form} ${plain.needsScript}`}
      >
        {sent && (
          <div className={styles.sent}>
            <h3 ref={result} tabIndex={-1}>
              {thanks.heading}
            </h3>
            <p>{sent.message}</p>
            {sent.answer && <p>{sent.answer}</p>}
            <p>{thanks.next}</p>
          </div>
        )}
        {user && <p className={styles.prefilled}>{prefilled}</p>}
        <ContactFields user={user} errors={errors} disabled={sending} />
        {failure && <Failure message={failure} ref={result} />}
        <Button tone="primary" type="submit" disabled={sending}>
          {sending ? sendingLabel : button}
        </Button>
      </form>
    </>
  )
}
