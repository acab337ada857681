import { textComments } from '@northword/content/texts/text-comments'
import { onPlainClick } from '../../components/plain-click.ts'
import { goTo, markId } from '../../texts/manuscript/comment-anchors.ts'
import styles from '../../texts/comments/comments.module.css'

const words = textComments.list

/** Links to the marked passage, if it is on screen. */
export const CommentNumber = ({ number, isMarked }: { number: number; isMarked: boolean }) =>
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
