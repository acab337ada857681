import { Text } from '@mantine/core'
import { onPlainClick } from '../frame/plain-click.ts'
import { goTo } from '../text/ways-between.ts'
import { useCommentSide } from './comment-side.ts'
import styles from './comments.module.css'
import type { NumberedComment } from './of-piece.ts'

/** The element that has all comments and the button that sends them. */
export const panelId = 'comments'

interface WaitingLineProps {
  comments: readonly NumberedComment[]
  /** Of the comment that was kept last. */
  keptNumber: number | null
  /** While a comment is written nothing stands in its way. */
  isWriting: boolean
}

/** Reminds of what is not sent yet, and leads there. A screen reader hears that a comment was kept. */
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
