import { Group, Text } from '@mantine/core'
import { textComments } from '@northword/content/text-comments'
import { onPlainClick } from '../frame/plain-click.ts'
import { commentId, goTo, markId } from '../text/ways-between.ts'
import { CommentAnswer } from './comment-answer.tsx'
import styles from './comments.module.css'
import type { NumberedComment } from './of-piece.ts'
import { Quote } from './quote.tsx'

const words = textComments.list

interface CommentItemProps {
  comment: NumberedComment
  /** Whether its words are marked in the text on screen. */
  isMarked: boolean
  /** Left out of one that was sent. */
  edit?: (comment: NumberedComment) => void
  remove?: (comment: NumberedComment) => void
}

/** A comment with the words that it is about, and what became of it. */
export function CommentItem({ comment, isMarked, edit, remove }: CommentItemProps) {
  const { number, passage, text, round } = comment
  return (
    <li id={commentId(number)} tabIndex={-1} className={styles.item}>
      <p className={styles.head}>
        <Number number={number} isMarked={isMarked} />{' '}
        <Text span inherit c="dimmed">
          {factsOf(comment)}
        </Text>
      </p>
      {passage && <Quote passage={passage} />}
      <p className={styles.text}>{text}</p>
      {round !== null && <CommentAnswer answer={comment.answer} />}
      {edit && remove && (
        <Group gap="0 1.25rem">
          <button
            type="button"
            className={styles.textButton}
            aria-label={words.named(words.edit, number)}
            onClick={() => edit(comment)}
          >
            {words.edit}
          </button>
          <button
            type="button"
            className={styles.textButton}
            aria-label={words.named(words.remove, number)}
            onClick={() => remove(comment)}
          >
            {words.remove}
          </button>
        </Group>
      )}
    </li>
  )
}

function factsOf({ passage, startsNow, version, round }: NumberedComment): string {
  const facts = [
    passage === null && words.whole,
    words.ofVersion(version),
    round !== null && words.round(round),
    round === null && passage !== null && startsNow === null && words.changed,
  ]
  return facts.filter(Boolean).join(' · ')
}

/** Its number; where its words are marked it leads there. */
const Number = ({ number, isMarked }: { number: number; isMarked: boolean }) =>
  isMarked ? (
    <a
      className={styles.number}
      href={`#${markId(number)}`}
      aria-label={words.show(number)}
      onClick={onPlainClick(() => goTo(markId(number)))}
    >
      {number}
    </a>
  ) : (
    <span className={styles.number} role="img" aria-label={words.number(number)}>
      {number}
    </span>
  )
