import { Text } from '@mantine/core'
import { deskComments as words } from '@northword/content/desk-comments'
import type { ReactNode } from 'react'
import { Loaded } from '../../client/frame/loaded.tsx'
import { CommentCard } from './comment-card.tsx'
import styles from './comments.module.css'
import { isOpen, useComments } from './use-comments.ts'
import { useFocusOnNext } from './use-focus-on-next.ts'

interface PieceCommentsProps {
  /** Of the order. */
  number: string
  piece: number
  /** Told after every answer. */
  onChanged: () => void
  /** What stands before the number of those to be answered. */
  heading: ReactNode
}

/** The comments on a text, those to be answered first; nothing before the client has sent one. */
export default function PieceComments({ number, piece, onChanged, heading }: PieceCommentsProps) {
  const { query, comments, open } = useComments(number, piece)
  const { count, answered } = useFocusOnNext(comments.find(isOpen)?.id)
  if (!query.error && comments.length === 0) return null
  const onAnswered = () => {
    answered()
    onChanged()
  }
  const cards = comments.map((comment, at) => (
    <CommentCard key={comment.id} number={number} at={at + 1} comment={comment} onAnswered={onAnswered} />
  ))
  const waiting = cards.filter((_, at) => !comments[at]?.answer)
  const closed = cards.filter((_, at) => comments[at]?.answer)
  return (
    <div className={styles.comments}>
      <div className={styles.head}>
        {heading}
        <Text ref={count} role="status" tabIndex={-1} fw={open > 0 ? 600 : undefined}>
          {comments.length > 0 && words.left(open, comments.length)}
        </Text>
      </div>
      <Loaded query={query} skeleton={null}>
        {() => (
          <>
            {open > 0 && <ul role="list">{waiting}</ul>}
            {closed.length > 0 && (
              <details>
                <summary>{words.answeredCount(closed.length)}</summary>
                <ul role="list">{closed}</ul>
              </details>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}
