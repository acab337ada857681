import type { Refusal } from '@northword/contract/error-answers'
import { type RefObject, useCallback } from 'react'
import { contact } from '@northword/content/site/contact'
import { company } from '@northword/content/studio/company'
import { promisedTime } from '@northword/content/studio/promised-time'
import { contactMessages } from '@northword/contract/messages'
import { Failure } from '../plain-form/failure.tsx'
import { KeyField, useFormKey } from '../plain-form/form-key.tsx'
import type { GoOn } from '../plain-form/outcome.ts'
import { Problems } from '../plain-form/problems.tsx'
import { usePlainForm } from '../plain-form/use-plain-form.ts'
import { useSessionHint } from '../session/session-store.ts'
import { Button } from '../ui/button.tsx'
import { useTimeZone } from '../ui/use-time-zone.ts'
import { ContactFields } from './contact-fields.tsx'
import styles from './contact-form.module.css'
import type { sendMessage } from './send-message.ts'

const { label, prefilled, button, sending: sendingLabel, sent: thanks, another } = contact.form
const action = '/contact'

/** The code that sends it loads when the visitor begins to write. */
export function ContactForm() {
  const { form, key, ...state } = useLetter()
  const { sending, sent, result, cameBack, remedy, typed } = state
  const user = useSessionHint()

  return (
    <form {...form} aria-label={label} className={styles.form}>
      <Problems form={state} />
      {sent && <Sent {...sent} result={result} cameBack={cameBack} />}
      {user && <p className={styles.prefilled}>{prefilled}</p>}
      <ContactFields user={user} form={state} disabled={sending} />
      <KeyField built={key.built} posted={remedy ? undefined : typed['idempotencyKey']} />
      <Failure form={state} />
      <Button tone="primary" type="submit" disabled={sending}>
        {sending ? sendingLabel : button}
      </Button>
    </form>
  )
}

function useLetter() {
  const key = useFormKey(action)
  const load = useCallback(async (): Promise<typeof sendMessage> => {
    const send = await loadSendMessage()
    return async (typed) => {
      const ended = await send(typed)
      const isTaken = ended.kind === 'refused' && isOtherMessage(ended.refusal)
      if (ended.kind === 'sent' || isTaken) key.renew()
      return ended
    }
  }, [key])
  const form = usePlainForm({
    name: 'contact',
    action,
    load,
    unreachable: contactMessages.unreachable,
    alsoSend: () => ({ idempotencyKey: key.current() }),
    goOn: afterMessage,
    sentBy: ({ answerBy }) => ({ message: '', answerBy: answerBy ?? '' }),
  })
  return { ...form, key }
}

const isOtherMessage = ({ status }: Refusal) => status === 422

/** If another message has the form's key, the form gets a new one. */
const afterMessage: GoOn<never, 'another key'> = (refusal) =>
  isOtherMessage(refusal) ? { kind: 'failed', message: another, remedy: 'another key' } : undefined

interface SentProps {
  /** The server's sentence; empty without one. */
  message: string
  answerBy: string
  result: RefObject<HTMLHeadingElement | null>
  cameBack: boolean
}

function Sent({ message, answerBy, result, cameBack }: SentProps) {
  const timeZone = useTimeZone()
  return (
    <div className={styles.sent}>
      {/* The form is far down: a reloaded page starts at its top. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <h3 ref={result} tabIndex={-1} autoFocus={cameBack}>
        {thanks.heading}
      </h3>
      <p>{message || contactMessages.sent(thanks.within)}</p>
      {answerBy && <p>{thanks.answer(promisedTime(new Date(answerBy), timeZone, company.timeZone))}</p>}
      <p>{thanks.next}</p>
    </div>
  )
}

/** Rejects if the chunk cannot be fetched; the next call retries. */
const loadSendMessage = async () => (await import('./send-message.ts')).sendMessage
