import { Button, Text } from '@mantine/core'
import { deskComments as words } from '@northword/content/desk-comments'
import type { CommentInput, CommentView } from '@northword/contract/reviews'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AnswerForm } from './answer-form.tsx'
import { AnswerLine } from './answer-line.tsx'
import { commentId } from '../../client/text/ways-between.ts'
import styles from './comments.module.css'
import { SaidWords } from './said-words.tsx'

/** The element that is a comment. */
export const cardId = (id: string) => `comment-${id}`

export interface CommentCardProps {
  /** Of the order. */
  number: string
  /** The number of the comment among those on its text. */
  at: number
  comment: CommentView
  /** Whether the text stands beside it, with numbers that lead here. */
  isBeside: boolean
  /** Whether its text is approved. */
  isApproved: boolean
  /** The number of the latest version of its text. */
  latest: number
  onAnswered: () => void
}

/** A comment with the words that it is about, and its answer or the form that gives one. */
export function CommentCard({ number, at, comment, isBeside, ...rest }: CommentCardProps) {
  const { id, piece, version, passage, round } = comment
  return (
    <li id={isBeside ? commentId(at) : cardId(id)} tabIndex={-1} className={styles.card}>
      <Text size="sm" c="dimmed">
        {at}
        {' · '}
        <Link to={`/orders/${number}/texts/${piece}/versions/${version}`}>
          {words.facts(round ?? 0, version)}
        </Link>
        {passage === null && ` · ${words.whole}`}
        {' · '}
        <strong>{words.states[comment.answer ? 'settled' : 'open']}</strong>
      </Text>
      <SaidWords order={number} comment={comment} />
      <Answer place={{ number, id }} at={at} comment={comment} {...rest} />
    </li>
  )
}

interface AnswerProps extends Pick<
  CommentCardProps,
  'at' | 'comment' | 'isApproved' | 'latest' | 'onAnswered'
> {
  place: CommentInput
}

/** The answer, which can be changed until the next version is there or this one is approved; or the form that gives one. */
function Answer({ place, at, comment: { answer, version }, isApproved, latest, onAnswered }: AnswerProps) {
  const [isChanging, setChanging] = useState(false)
  const close = () => setChanging(false)
  const onDone = () => {
    close()
    onAnswered()
  }
  const mayAnswer = !isApproved && (!answer || version === latest)
  if (mayAnswer && (!answer || isChanging))
    return (
      <AnswerForm
        place={place}
        at={at}
        before={answer?.text ?? ''}
        onAnswered={onDone}
        onCancel={isChanging ? close : null}
      />
    )
  if (!answer) return null
  return (
    <AnswerLine answer={answer}>
      {mayAnswer && (
        <Button size="sm" aria-label={words.form.changeNamed(at)} onClick={() => setChanging(true)}>
          {words.form.change}
        </Button>
      )}
    </AnswerLine>
  )
}
