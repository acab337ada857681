import { Text } from '@mantine/core'
import { onPlainClick } from '../../components/plain-click.ts'
import { goTo } from '../manuscript/comment-anchors.ts'
import { useCommentSide } from './comment-side.ts'
import styles from './comments.module.css'
import type { NumberedComment } from './comments-of-piece.ts'

/** Id of the panel with all comments and the send button. */
export const panelId = 'comments'

interface WaitingLineProps {
  comments: readonly NumberedComment[]
  /** Number of the comment that was saved last. */
  keptNumber: number | null
  /** Moves out of the way of an open form. */
  isWriting: boolean
}

/** Links to the unsent comments. Announces a saved comment to screen readers. */
export function WaitingLine({ comments, keptNumber, isWriting }: WaitingLineProps) {
  const { words } = useCommentSide()
  const count = comments.filter(({ state }) => state === 'draft').length
  return (
    <div
      className={styles.waiting}
      data-empty={count === 0 || undefined}
      data-writing={isWriting || undefined}
    >
      <Text role="status" size="sm">
        {keptNumber === null ? count > 0 && words.waiting(count) : words.kept(keptNumber)}
      </Text>
      {count > 0 && (
        <a href={`#${panelId}`} onClick={onPlainClick(() => goTo(panelId))}>
          {words.toPanel}
        </a>
      )}
    </div>
  )
}
