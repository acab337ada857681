import { textComments } from '@northword/content/texts/text-comments'
import type { CommentView } from '@northword/contract/texts/reviews'
import { Small } from '../../components/small.tsx'
import { formatDay } from '../../site/ui/date-format.ts'
import { useTimeZone } from '../../site/ui/use-time-zone.ts'
import styles from '../../texts/comments/comments.module.css'

const words = textComments.answer

export function CommentAnswer({ answer }: Pick<CommentView, 'answer'>) {
  const timeZone = useTimeZone()
  if (!answer) return <Small>{words.none}</Small>
  return (
    <div className={styles.answer}>
      <p>{sentenceOf(answer)}</p>
      <Small>{words.by(answer.by || words.you, formatDay(answer.at, timeZone))}</Small>
    </div>
  )
}

function sentenceOf({ kind, text }: NonNullable<CommentView['answer']>): string {
  if (kind === 'answered') return text
  if (kind === 'settled') return words.settled
  if (kind === 'declined') return words.declined(text)
  return text === '' ? words.done : words.doneWith(text)
}
