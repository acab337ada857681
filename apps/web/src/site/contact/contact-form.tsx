import type { RefObject } from 'react'
import { contact } from '@northword/content/contact'
import { contactMessages } from '@northword/contract/messages'
import { Failure } from '../plain-form/failure.tsx'
import { Problems } from '../plain-form/problems.tsx'
import { usePlainForm } from '../plain-form/use-plain-form.ts'
import { useSessionHint } from '../session/session-store.ts'
import { Button } from '../ui/button.tsx'
import { useTimeZone } from '../ui/use-time-zone.ts'
import { answerSentence } from './answer-sentence.ts'
import { ContactFields } from './contact-fields.tsx'
import styles from './contact-form.module.css'
import { loadSendMessage } from './load-send-message.ts'

const { label, prefilled, button, sending: sendingLabel, sent: thanks } = contact.form

/** The message to the studio. What checks and sends it is fetched when somebody begins to write. */
export function ContactForm() {
  const { form, ...state } = usePlainForm({
    name: 'contact',
    load: loadSendMessage,
    unreachable: contactMessages.unreachable,
    sentBy: ({ answerBy }) => ({ message: contactMessages.sent, answerBy: answerBy ?? '' }),
  })
  const { sending, sent, result, cameBack } = state
  const user = useSessionHint()

  return (
    <form {...form} aria-label={label} className={styles.form}>
      <Problems form={state} />
      {sent && <Sent {...sent} result={result} cameBack={cameBack} />}
      {user && <p className={styles.prefilled}>{prefilled}</p>}
      <ContactFields user={user} form={state} disabled={sending} />
      <Failure form={state} />
      <Button tone="primary" type="submit" disabled={sending}>
        {sending ? sendingLabel : button}
      </Button>
    </form>
  )
}

interface SentProps {
  message: string
  answerBy: string
  result: RefObject<HTMLHeadingElement | null>
  cameBack: boolean
}

/** What becomes of a message that was sent. */
function Sent({ message, answerBy, result, cameBack }: SentProps) {
  const answer = answerSentence(answerBy, useTimeZone())
  return (
    <div className={styles.sent}>
      {/* Far down the page, which begins at its top. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <h3 ref={result} tabIndex={-1} autoFocus={cameBack}>
        {thanks.heading}
      </h3>
      <p>{message}</p>
      {answer && <p>{answer}</p>}
      <p>{thanks.next}</p>
    </div>
  )
}
