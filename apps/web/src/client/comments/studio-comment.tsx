import { Text } from '@mantine/core'
import { textComments } from '@northword/content/texts/text-comments'
import { commentId } from '../../texts/manuscript/comment-anchors.ts'
import { AnswerQuestion } from './answer-question.tsx'
import { CommentAnswer } from './comment-answer.tsx'
import { CommentNumber } from './comment-number.tsx'
import styles from '../../texts/comments/comments.module.css'
import type { NumberedComment } from '../../texts/comments/comments-of-piece.ts'
import { Quote } from '../../texts/comments/quote.tsx'

const words = textComments.list

interface StudioCommentProps {
  /** The order's number. */
  order: string
  comment: NumberedComment
  /** Numbers of the comments whose passage is marked on screen. */
  marked: readonly number[]
  mayAnswer: boolean
}

/** A question of the studio, with the client's answer or the form for it. */
export function StudioComment({ order, comment, marked, mayAnswer }: StudioCommentProps) {
  const { number, passage, text, answer } = comment
  return (
    <li id={commentId(number)} tabIndex={-1} className={styles.item}>
      <p className={styles.head}>
        <CommentNumber number={number} isMarked={marked.includes(number)} />{' '}
        <Text span inherit c="dimmed">
          {factsOf(comment, mayAnswer)}
        </Text>
      </p>
      {passage && <Quote passage={passage} />}
      <p className={styles.text}>{text}</p>
      {answer && <CommentAnswer answer={answer} />}
      {mayAnswer && <AnswerQuestion order={order} comment={comment} />}
    </li>
  )
}

function factsOf({ by, passage, startsNow, version, answer }: NumberedComment, mayAnswer: boolean): string {
  const state = answer ? 'settled' : mayAnswer ? 'open' : 'unanswered'
  const facts = [
    words.asks(by ?? ''),
    passage === null && words.whole,
    words.ofVersion(version),
    words.states[state],
    passage !== null && startsNow === null && words.changed,
  ]
  return facts.filter(Boolean).join(' · ')
}
