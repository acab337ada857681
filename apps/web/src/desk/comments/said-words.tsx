import { Text } from '@mantine/core'
import { deskComments } from '@northword/content/desk/desk-comments'
import type { CommentView } from '@northword/contract/texts/reviews'
import styles from './comments.module.css'
import { Surroundings } from './surroundings.tsx'

interface SaidWordsProps {
  /** The order's number. */
  order: string
  comment: CommentView
}

/** A comment below the passage that it quotes. */
export function SaidWords({ order, comment }: SaidWordsProps) {
  const { piece, version, passage, startsNow, text } = comment
  return (
    <>
      {passage && <Surroundings place={{ number: order, piece, version }} passage={passage} />}
      {passage && startsNow === null && (
        <Text size="sm" c="dimmed">
          {deskComments.changed}
        </Text>
      )}
      <p className={styles.text}>{text}</p>
    </>
  )
}
