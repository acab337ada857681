import { Alert, Button } from '@mantine/core'
import { deskQuestions } from '@northword/content/desk/desk-questions'
import type { NumberedComment } from '../../texts/comments/comments-of-piece.ts'
import { Done } from '../frame/done.tsx'
import { Hint } from '../frame/hint.tsx'
import { useCallback, useEffect, useState } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'
import { trpc } from '../../site/api/trpc.ts'
import styles from './comments.module.css'

const words = deskQuestions.send

interface SendQuestionsProps {
  /** The order's number. */
  number: string
  piece: number
  drafts: readonly NumberedComment[]
  onSent: () => void
}

/** Sends all unsent questions on screen with one mail. */
export function SendQuestions({ number, piece, drafts, onSent }: SendQuestionsProps) {
  const { send, isPending, error, sent, forget } = useSend({ number, piece, drafts, onSent })
  const isSent = sent > 0 && drafts.length === 0
  useEffect(() => {
    // A new question clears the message about the last send.
    if (drafts.length > 0) forget()
  }, [drafts.length, forget])
  return (
    <>
      <Done>{isSent && words.sent(sent)}</Done>
      {error && drafts.length > 0 && (
        <Alert role="alert">{callFailure(error).message || words.unreachable}</Alert>
      )}
      {drafts.length > 0 && (
        <div className={styles.sending}>
          <Button variant="filled" className={styles.send} disabled={isPending} onClick={send}>
            {isPending ? words.pending : words.button(drafts.length)}
          </Button>
          <Hint>{words.hint}</Hint>
        </div>
      )}
    </>
  )
}

function useSend({ number, piece, drafts, onSent }: SendQuestionsProps) {
  const utils = trpc.useUtils()
  const [sent, setSent] = useState(0)
  const { mutate, isPending, error } = trpc.desk.askClient.useMutation({
    onSuccess(review, { ids }) {
      utils.reviews.findAtDesk.setData({ number }, review)
      setSent(ids.length)
      onSent()
    },
    // The text may be approved since.
    onError(refusal) {
      if (callFailure(refusal).status === 409) void utils.reviews.findAtDesk.invalidate({ number })
    },
  })
  const send = () => isPending || mutate({ number, piece, ids: drafts.map(({ id }) => id) })
  const forget = useCallback(() => setSent(0), [])
  return { send, isPending, error, sent, forget }
}
