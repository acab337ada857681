import { textComments } from '@northword/content/text-comments'
import { Link } from 'react-router-dom'
import { CommentGroups } from './comment-groups.tsx'
import styles from './comments.module.css'
import { RoundLedger } from './round-ledger.tsx'
import { SendRound } from './send-round.tsx'
import type { Review } from './use-review.ts'

interface CommentsProps {
  /** Of the order. */
  number: string
  review: Review
  /** The numbers of the comments whose words are marked in the text on screen. */
  marked: readonly number[]
  /** Where the latest version is read; null where it is on screen. */
  toLatest: string | null
}

/** What a client has said about a text, what the studio answered, and the button that sends the rest as a round. */
export function Comments({ number, review, marked, toLatest }: CommentsProps) {
  const { comments, rounds, commenting, latest, formAt } = review
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
        {rounds && <SendRound number={number} rounds={rounds} unsent={unsent} action={formAt('round')} />}
      </CommentGroups>
    </div>
  )
}
