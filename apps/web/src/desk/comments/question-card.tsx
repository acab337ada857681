import { Alert, Button, Group } from '@mantine/core'
import { deskComments } from '@northword/content/desk/desk-comments'
import { deskQuestions } from '@northword/content/desk/desk-questions'
import { Hint } from '../frame/hint.tsx'
import { formatShortMoment } from '../../site/ui/date-format.ts'
import { callFailure } from '../../site/api/call-failure.ts'
import { trpc } from '../../site/api/trpc.ts'
import type { NumberedComment } from '../../texts/comments/comments-of-piece.ts'
import { commentId, goTo } from '../../texts/manuscript/comment-anchors.ts'
import { Link } from 'react-router-dom'
import styles from './comments.module.css'
import { SaidWords } from './said-words.tsx'

const words = deskQuestions.list

interface QuestionCardProps {
  /** The order's number. */
  order: string
  question: NumberedComment
  /** True if the text is beside it and its numbers link here. */
  isBeside: boolean
  /** Undefined if the text is not on screen, or is approved. */
  edit: ((question: NumberedComment) => void) | undefined
  remove: (question: NumberedComment) => void
  onChanged: () => void
}

/** A question of the studio and its state. */
export function QuestionCard({ order, question, isBeside, ...acts }: QuestionCardProps) {
  const { id, number, piece, version, by, state, passage } = question
  return (
    <li id={isBeside ? commentId(number) : `question-${id}`} tabIndex={-1} className={styles.card}>
      <Hint>
        {number}
        {' · '}
        {words.asks(by ?? '')}{' '}
        <Link to={`/orders/${order}/texts/${piece}/versions/${version}`}>{words.ofVersion(version)}</Link>
        {passage === null && ` · ${deskComments.whole}`}
        {' · '}
        <strong>{words.states[state]}</strong>
      </Hint>
      <SaidWords order={order} comment={question} />
      <Ended answer={question.answer} />
      <Acts order={order} question={question} {...acts} />
    </li>
  )
}

function Ended({ answer }: Pick<NumberedComment, 'answer'>) {
  if (!answer) return null
  const moment = formatShortMoment(answer.at)
  return (
    <div className={styles.answer}>
      <p>{answer.kind === 'answered' ? words.answered(answer.text) : words.settled}</p>
      <Hint>{answer.by ? deskComments.answerLine.by(answer.by, moment) : moment}</Hint>
    </div>
  )
}

type ActsProps = Pick<QuestionCardProps, 'order' | 'question' | 'edit' | 'remove' | 'onChanged'>

function Acts({ order, question, edit, remove, onChanged }: ActsProps) {
  const { number, state } = question
  const { settle, isPending, error } = useSettle(order, question, onChanged)
  return (
    <>
      {error && <Alert role="alert">{callFailure(error).message || words.unreachable}</Alert>}
      <Group gap="xs">
        {state === 'draft' && edit && (
          <Button aria-label={words.named(words.edit, number)} onClick={() => edit(question)}>
            {words.edit}
          </Button>
        )}
        {state === 'draft' && (
          <Button aria-label={words.named(words.remove, number)} onClick={() => remove(question)}>
            {words.remove}
          </Button>
        )}
        {state === 'open' && (
          <Button disabled={isPending} aria-label={words.named(words.settle, number)} onClick={settle}>
            {words.settle}
          </Button>
        )}
      </Group>
    </>
  )
}

function useSettle(order: string, { id, number }: NumberedComment, onSettled: () => void) {
  const utils = trpc.useUtils()
  const { mutate, isPending, error } = trpc.reviews.settleComment.useMutation({
    onSuccess(review) {
      utils.reviews.findAtDesk.setData({ number: order }, review)
      // The focused button is removed.
      if (!goTo(commentId(number), 'nearest')) goTo(`question-${id}`, 'nearest')
      onSettled()
    },
  })
  return { settle: () => isPending || mutate({ number: order, id }), isPending, error }
}
