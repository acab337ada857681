import { textComments } from '@northword/content/texts/text-comments'
import { Link } from 'react-router-dom'
import { CommentGroups } from './comment-groups.tsx'
import styles from '../../texts/comments/comments.module.css'
import { RoundLedger } from './round-ledger.tsx'
import { SendRound } from './send-round.tsx'
import type { Review } from './use-review.ts'

interface CommentsProps {
  /** The order's number. */
  number: string
  review: Review
  /** Numbers of the comments whose passage is marked on screen. */
  marked: readonly number[]
  /** Address of the latest version; null if it is on screen. */
  toLatest: string | null
}

/** Comments on a text with the studio's answers, and the button that sends a round. */
export function Comments({ number, review, marked, toLatest }: CommentsProps) {
  const { comments, rounds, commenting, latest, mayComment, formAt } = review
  const { written } = commenting
  const unsent = comments.filter(({ state }) => state === 'draft')
  return (
    <div className={styles.panel}>
      {rounds && <RoundLedger rounds={rounds} />}
      {toLatest && rounds?.until && <Link to={toLatest}>{textComments.round.latest(latest)}</Link>}
      <CommentGroups
        number={number}
        comments={comments}
        commenting={commenting}
        marked={marked}
        mayAnswer={rounds?.takesAnswers ?? false}
        removeAt={formAt('remove-comment')}
      >
        {rounds && (
          <SendRound
            {...{ number, rounds, unsent }}
            // A new comment whose form is not on screen cannot be finished, so it does not block.
            isWriting={written !== null && (mayComment || unsent.some(({ id }) => id === written.draft.id))}
            action={formAt('round')}
          />
        )}
      </CommentGroups>
    </div>
  )
}
