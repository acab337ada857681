import { Alert, Button, Textarea } from '@mantine/core'
import { textComments } from '@northword/content/texts/text-comments'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import { useHydrated } from '../../site/ui/use-hydrated.ts'
import { sentenceOf } from '../../components/sentence-of.ts'
import { commentId, goTo } from '../../texts/manuscript/comment-anchors.ts'
import { keepAnswer, readAnswer } from '../../texts/comments/comment-draft.ts'
import styles from '../../texts/comments/comments.module.css'
import type { NumberedComment } from '../../texts/comments/comments-of-piece.ts'

const words = textComments.question

interface AnswerQuestionProps {
  /** The order's number. */
  order: string
  comment: NumberedComment
}

/** Answers a question of the studio. The input survives a reload, and a question that is settled meanwhile. */
export function AnswerQuestion({ order, comment: { id, number, answer } }: AnswerQuestionProps) {
  const { typed, type, field, isBlank, isPending, failure, submit } = useAnswer({ order, id, number })
  const isHydrated = useHydrated()
  const isSettled = answer !== null
  const hasArrived = answer?.kind === 'answered' && answer.text === typed.trim()
  useEffect(() => {
    if (!hasArrived) return
    keepAnswer(id, '')
    // Its answer was lost: the focused button is removed now.
    if (failure) goTo(commentId(number), 'nearest')
  }, [hasArrived, id, number, failure])
  if (!isHydrated) return isSettled ? null : <p>{words.byMail}</p>
  if (hasArrived || (isSettled && typed.trim() === '')) return null
  return (
    <form noValidate className={styles.answering} aria-label={words.form(number)} onSubmit={submit}>
      <Textarea
        ref={field}
        className={styles.wide}
        label={words.label}
        description={isSettled && !failure ? words.settled : undefined}
        error={isBlank && words.required}
        autosize
        minRows={2}
        value={typed}
        readOnly={isPending || isSettled}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {failure && <Alert role="alert">{failure}</Alert>}
      {!isSettled && (
        <Button type="submit" size="sm" disabled={isPending}>
          {isPending ? words.pending : words.button}
        </Button>
      )}
    </form>
  )
}

function useAnswer({ order, id, number }: { order: string; id: string; number: number }) {
  const utils = trpc.useUtils()
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(() => readAnswer(id))
  const [isBlank, setBlank] = useState(false)
  const { mutate, isPending, error } = trpc.reviews.answerStudioComment.useMutation({
    onSuccess(review) {
      utils.reviews.find.setData({ number: order }, review)
      void utils.reviews.countQuestions.reset({ number: order })
      type('')
      // The focused button is removed.
      goTo(commentId(number), 'nearest')
    },
    // The question may be answered or settled already: show that.
    onError: () => void utils.reviews.find.invalidate({ number: order }),
  })
  const type = (text: string) => {
    setTyped(text)
    keepAnswer(id, text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    setBlank(text === '')
    if (text === '') field.current?.focus()
    else if (!isPending) mutate({ number: order, id, text })
  }
  const failure = error && (sentenceOf(error) || words.unreachable)
  return { typed, type, field, isBlank, isPending, failure, submit }
}
