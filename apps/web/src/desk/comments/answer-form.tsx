import { Alert, Button, Group, Textarea } from '@mantine/core'
import { deskComments } from '@northword/content/desk/desk-comments'
import { failures } from '@northword/content/operate/failures'
import {
  type AnswerKind,
  type CommentInput,
  type CommentView,
  isWholeAnswer,
} from '@northword/contract/texts/reviews'
import { type ChangeEvent, useRef, useState } from 'react'
import { keepAnswer, readAnswer } from '../../texts/comments/comment-draft.ts'
import { trpc } from '../../site/api/trpc.ts'
import { callFailure } from '../../site/api/call-failure.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { onSubmit } from '../form/on-submit.ts'
import styles from './comments.module.css'

const words = deskComments.form

interface AnswerFormProps {
  place: CommentInput
  /** The comment's number within its text. */
  at: number
  /** The answer before the change. */
  before: CommentView['answer']
  onAnswered: () => void
  /** The comment is not as it was; what was typed stays. */
  onRefused: () => void
  /** Null if there is nothing to go back to. */
  onCancel: (() => void) | null
}

/** Answers a comment by one of two buttons; a refusal needs a reason. Input survives a reload. */
export function AnswerForm({ at, onCancel, ...given }: AnswerFormProps) {
  const { place, before } = given
  const { field, problem, error, isPending, answer, keep, leave } = useAnswer(given)
  return (
    <form
      noValidate
      aria-label={words.label(at)}
      className={styles.form}
      onSubmit={onSubmit(() => answer('done'))}
    >
      <Textarea
        ref={field}
        label={words.words}
        description={words.hint}
        error={problem}
        autosize
        minRows={1}
        defaultValue={readAnswer(place.id) || before?.text}
        onChange={keep}
        readOnly={isPending}
      />
      {error && <Alert role="alert">{error}</Alert>}
      <Group gap="xs">
        <Button type="submit" disabled={isPending}>
          {words.done}
        </Button>
        <Button disabled={isPending} onClick={() => answer('declined')}>
          {words.declined}
        </Button>
        {onCancel && (
          <Button disabled={isPending} onClick={() => leave(onCancel)}>
            {words.cancel}
          </Button>
        )}
      </Group>
    </form>
  )
}

type Answering = Omit<AnswerFormProps, 'at' | 'onCancel'>

function useAnswer({ place, before, onAnswered, onRefused }: Answering) {
  const utils = trpc.useUtils()
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = (then: () => void) => {
    keepAnswer(place.id, '')
    then()
  }
  const { mutate, isPending, error } = trpc.reviews.answerComment.useMutation({
    onSuccess(review) {
      utils.reviews.findAtDesk.setData({ number: place.number }, review)
      leave(onAnswered)
    },
    // A colleague may have answered, or the text be approved or delivered again since.
    onError(refusal) {
      if (callFailure(refusal).status !== 409) return
      onRefused()
      void utils.reviews.findAtDesk.invalidate({ number: place.number })
    },
  })
  const answer = (kind: AnswerKind) => {
    const said = { kind, text: field.current?.value.trim() ?? '' }
    setProblem(isWholeAnswer(said) ? null : failures.becauseMissing)
    if (!isWholeAnswer(said)) field.current?.focus()
    else if (!isPending) mutate({ ...place, ...said, answeredAt: before?.at ?? null })
  }
  const keep = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
    keepAnswer(place.id, currentTarget.value)
  return { field, problem, error: error && sentenceOf(error), isPending, answer, keep, leave }
}

/** The message about the field is more specific than "not valid". */
const sentenceOf = (error: unknown) => callFailure(error).issues[0]?.message ?? failureSentence(error)
