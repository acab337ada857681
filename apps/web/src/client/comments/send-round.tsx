import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Alert, Button, Checkbox } from '@mantine/core'
import { textComments } from '@northword/content/texts/text-comments'
import { keyPlaceholder } from '@northword/contract/orders/order-key'
import type { RoundsView } from '@northword/contract/texts/reviews'
import { type FormEvent, useRef, useState } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { Small } from '../../components/small.tsx'
import { Done, useFocusOnDone } from '../../components/outcome.tsx'
import styles from '../../texts/comments/comments.module.css'
import type { NumberedComment } from '../../texts/comments/comments-of-piece.ts'
import { PostedOutcome } from '../../texts/comments/posted-outcome.tsx'
import { useSendRound } from './use-send-round.ts'

const words = textComments.round

interface SendRoundProps {
  number: string
  rounds: RoundsView
  unsent: readonly NumberedComment[]
  /** A comment is being written, and would not be sent. */
  isWriting: boolean
  /** Action of the plain form. */
  action: string
}

/** Sends all unsent comments as one round. Asks first if the round costs something. */
export function SendRound({ number, rounds, unsent, isWriting, action }: SendRoundProps) {
  const { send, isPending, error, isSent } = useSendRound(number, rounds, unsent)
  const done = useFocusOnDone(isSent)
  return (
    <>
      {!isSent && !error && <PostedOutcome form="send-round" sent={words.sent} />}
      <Done ref={done}>{isSent && words.sent}</Done>
      {error && <Alert role="alert">{callFailure(error).message || words.unreachable}</Alert>}
      {rounds.until &&
        unsent.length > 0 &&
        (isWriting ? (
          <Small>{textComments.form.first}</Small>
        ) : (
          <SendForm
            key={rounds.nextCents}
            cents={rounds.nextCents}
            count={unsent.length}
            isPending={isPending}
            send={send}
            action={action}
          />
        ))}
    </>
  )
}

interface SendFormProps extends Pick<SendRoundProps, 'action'> {
  /** Price of the round, on top of the order's. */
  cents: number
  count: number
  isPending: boolean
  send: () => void
}

function SendForm({ cents, count, isPending, send, action }: SendFormProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const agreed = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isAgreed = cents === 0 || agreed.current?.checked
    setProblem(isAgreed ? null : words.agreeFirst)
    if (isAgreed) send()
    else agreed.current?.focus()
  }
  return (
    <form
      noValidate
      method="post"
      action={action}
      className={styles.send}
      aria-label={words.send(count)}
      onSubmit={submit}
    >
      <input type="hidden" name="idempotencyKey" defaultValue={keyPlaceholder} />
      {cents > 0 && (
        <Checkbox
          ref={agreed}
          name="agreedCents"
          value={cents}
          label={words.agree(cents)}
          error={problem}
          disabled={isPending}
          onChange={() => setProblem(null)}
        />
      )}
      <Button type="submit" variant="filled" disabled={isPending}>
        {isPending ? words.pending : words.send(count)}
      </Button>
      <Small>{words.hint}</Small>
    </form>
  )
}
