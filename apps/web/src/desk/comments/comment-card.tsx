import { Button } from '@mantine/core'
import { deskComments as words } from '@northword/content/desk/desk-comments'
import type { CommentInput, CommentView } from '@northword/contract/texts/reviews'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { Hint } from '../frame/hint.tsx'
import { formatShortMoment } from '../../site/ui/date-format.ts'
import { AnswerForm } from './answer-form.tsx'
import { commentId } from '../../texts/manuscript/comment-anchors.ts'
import styles from './comments.module.css'
import { SaidWords } from './said-words.tsx'

export const cardId = (id: string) => `comment-${id}`

export interface CommentCardProps {
  /** The order's number. */
  number: string
  /** The comment's number within its text. */
  at: number
  comment: CommentView
  /** True if the text is beside it and its numbers link here. */
  isBeside: boolean
  isApproved: boolean
  /** Round whose answers may change: no version has followed it. Null: none. */
  openRound: number | null
  onAnswered: () => void
  /** True once the first answer was refused because the comment is not as it was, until the form is closed. */
  onContested: (isContested: boolean) => void
}

/** A comment with the quoted passage, and its answer or the form for one. */
export function CommentCard({ number, at, comment, isBeside, ...rest }: CommentCardProps) {
  const { id, piece, version, passage, round } = comment
  return (
    <li id={isBeside ? commentId(at) : cardId(id)} tabIndex={-1} className={styles.card}>
      <Hint>
        {at}
        {' · '}
        <Link to={`/orders/${number}/texts/${piece}/versions/${version}`}>
          {words.facts(round ?? 0, version)}
        </Link>
        {passage === null && ` · ${words.whole}`}
        {' · '}
        <strong>{words.states[comment.answer ? 'settled' : 'open']}</strong>
      </Hint>
      <SaidWords order={number} comment={comment} />
      <Answer place={{ number, id }} at={at} comment={comment} {...rest} />
    </li>
  )
}

interface AnswerProps extends Pick<
  CommentCardProps,
  'at' | 'comment' | 'isApproved' | 'openRound' | 'onAnswered' | 'onContested'
> {
  place: CommentInput
}

/** The answer, or the form for one. It can change until a version follows its round or the text is approved. */
function Answer({ place, at, comment, isApproved, openRound, onAnswered, onContested }: AnswerProps) {
  const { answer, round } = comment
  const [isChanging, setChanging] = useState(false)
  const close = () => {
    setChanging(false)
    onContested(false)
  }
  const onRefused = () => {
    setChanging(true)
    if (!answer) onContested(true)
  }
  const onDone = () => {
    close()
    onAnswered()
  }
  const mayAnswer = !isApproved && (!answer || round === openRound)
  if (mayAnswer && (!answer || isChanging))
    return (
      <>
        {answer && <AnswerLine answer={answer} />}
        <AnswerForm
          {...{ place, at, onRefused }}
          before={answer}
          onAnswered={onDone}
          onCancel={isChanging ? close : null}
        />
      </>
    )
  if (!answer) return null
  return (
    <AnswerLine answer={answer}>
      {mayAnswer && (
        <Button aria-label={words.form.changeNamed(at)} onClick={() => setChanging(true)}>
          {words.form.change}
        </Button>
      )}
    </AnswerLine>
  )
}

interface AnswerLineProps {
  answer: NonNullable<CommentView['answer']>
  children?: ReactNode
}

const AnswerLine = ({ answer, children }: AnswerLineProps) => (
  <div className={styles.answer}>
    <p>{sentenceOf(answer)}</p>
    <Hint>{words.answerLine.by(answer.by, formatShortMoment(answer.at))}</Hint>
    {children}
  </div>
)

function sentenceOf({ kind, text }: AnswerLineProps['answer']): string {
  const { declined, done, doneWith } = words.answerLine
  if (kind === 'declined') return declined(text)
  return text === '' ? done : doneWith(text)
}
