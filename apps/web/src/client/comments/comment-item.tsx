import { Group, Text } from '@mantine/core'
import { textComments } from '@northword/content/texts/text-comments'
import type { FormEvent } from 'react'
import { commentId } from '../../texts/manuscript/comment-anchors.ts'
import { CommentAnswer } from './comment-answer.tsx'
import { CommentNumber } from './comment-number.tsx'
import styles from '../../texts/comments/comments.module.css'
import type { NumberedComment } from '../../texts/comments/comments-of-piece.ts'
import { Quote } from '../../texts/comments/quote.tsx'

const words = textComments.list

interface CommentItemProps {
  comment: NumberedComment
  /** Its passage is marked in the text on screen. */
  isMarked: boolean
  /** Absent for a sent comment, and without scripts. */
  edit?: (comment: NumberedComment) => void
  /** Absent for a sent comment. */
  remove?: (comment: NumberedComment) => void
  /** Action of the plain form that removes it. */
  removeAt?: string
}

export function CommentItem({ comment, isMarked, ...change }: CommentItemProps) {
  const { number, passage, text, round } = comment
  return (
    <li id={commentId(number)} tabIndex={-1} className={styles.item}>
      <p className={styles.head}>
        <CommentNumber number={number} isMarked={isMarked} />{' '}
        <Text span inherit c="dimmed">
          {factsOf(comment)}
        </Text>
      </p>
      {passage && <Quote passage={passage} />}
      <p className={styles.text}>{text}</p>
      {round !== null && <CommentAnswer answer={comment.answer} />}
      <Change comment={comment} {...change} />
    </li>
  )
}

function Change({ comment, edit, remove, removeAt }: Omit<CommentItemProps, 'isMarked'>) {
  if (!remove) return null
  const { id, number } = comment
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    remove(comment)
  }
  return (
    <Group gap="0 1.25rem">
      {edit && (
        <button
          type="button"
          className={styles.textButton}
          aria-label={words.named(words.edit, number)}
          onClick={() => edit(comment)}
        >
          {words.edit}
        </button>
      )}
      <form method="post" action={removeAt} onSubmit={onSubmit}>
        <input type="hidden" name="id" value={id} />
        <button type="submit" className={styles.textButton} aria-label={words.named(words.remove, number)}>
          {words.remove}
        </button>
      </form>
    </Group>
  )
}

function factsOf({ passage, startsNow, version, round, answer }: NumberedComment): string {
  const facts = [
    passage === null && words.whole,
    words.ofVersion(version),
    round !== null && words.round(round),
    round !== null && words.states[answer ? 'settled' : 'open'],
    round === null && passage !== null && startsNow === null && words.changed,
  ]
  return facts.filter(Boolean).join(' · ')
}
