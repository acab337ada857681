import { Text } from '@mantine/core'
import { textComments } from '@northword/content/texts/text-comments'
import type { CommentView } from '@northword/contract/texts/reviews'
import { formatDay } from '../../site/ui/date-format.ts'
import { useTimeZone } from '../../site/ui/use-time-zone.ts'
import styles from '../../texts/comments/comments.module.css'

const words = textComments.answer

export function CommentAnswer({ answer }: Pick<CommentView, 'answer'>) {
  const timeZone = useTimeZone()
  if (!answer)
    return (
      <Text size="sm" c="dimmed">
        {words.none}
      </Text>
    )
  return (
    <div className={styles.answer}>
      <p>{sentenceOf(answer)}</p>
      <Text size="sm" c="dimmed">
        {words.by(answer.by || words.you, formatDay(answer.at, timeZone))}
      </Text>
    </div>
  )
}

function sentenceOf({ kind, text }: NonNullable<CommentView['answer']>): string {
  if (kind === 'answered') return text
  if (kind === 'settled') return words.settled
  if (kind === 'declined') return words.declined(text)
  return text === '' ? words.done : words.doneWith(text)
}
