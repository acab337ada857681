import { Text } from '@mantine/core'
import { deskComments } from '@northword/content/desk/desk-comments'
import type { CommentView } from '@northword/contract/texts/reviews'
import type { ReactNode } from 'react'
import { formatShortMoment } from '../../site/ui/date-format.ts'
import styles from './comments.module.css'

const words = deskComments.answerLine

interface AnswerLineProps {
  answer: NonNullable<CommentView['answer']>
  children: ReactNode
}

export const AnswerLine = ({ answer, children }: AnswerLineProps) => (
  <div className={styles.answer}>
    <p>{sentenceOf(answer)}</p>
    <Text size="sm" c="dimmed">
      {words.by(answer.by, formatShortMoment(answer.at))}
    </Text>
    {children}
  </div>
)

function sentenceOf({ kind, text }: AnswerLineProps['answer']): string {
  if (kind === 'declined') return words.declined(text)
  return text === '' ? words.done : words.doneWith(text)
}
