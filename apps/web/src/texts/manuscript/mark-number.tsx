import { textComments } from '@northword/content/texts/text-comments'
import { onPlainClick } from '../../components/plain-click.ts'
import { commentId, goTo, markId } from './comment-anchors.ts'
import styles from './spans.module.css'

/** Follows a passage and links to its comment. Excluded from copied text. */
export const MarkNumber = ({ number }: { number: number }) => (
  <a
    data-aside
    id={markId(number)}
    className={styles.number}
    href={`#${commentId(number)}`}
    aria-label={textComments.mark(number)}
    onClick={onPlainClick(() => goTo(commentId(number)))}
  >
    {number}
  </a>
)
