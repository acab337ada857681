import { Button } from '@mantine/core'
import type { PassageInput } from '@northword/contract/texts/reviews'
import type { CSSProperties, RefObject } from 'react'
import { isShort } from '../manuscript/passage-in.ts'
import { useCommentSide } from './comment-side.ts'
import styles from './comments.module.css'
import { keepsMark, useMarkedPassage } from './use-marked-passage.ts'

interface PassageButtonProps {
  paper: RefObject<HTMLElement | null>
  plainText: string
  onComment: (passage: PassageInput) => void
}

/** At the end of the selection; on a phone at the bottom of the screen. */
export function PassageButton({ paper, plainText, onComment }: PassageButtonProps) {
  const words = useCommentSide().words.passage
  const marked = useMarkedPassage(paper, plainText)
  if (!marked) return null
  const { passage, at, foot } = marked
  const place: CSSProperties & Record<'--left' | '--top' | '--foot', string> = {
    '--left': `${at.left}px`,
    '--top': `${at.top}px`,
    '--foot': foot,
  }
  return (
    <div className={styles.onPassage} style={place}>
      {isShort(passage) ? (
        <Button {...keepsMark} size="sm" onClick={() => onComment(passage)}>
          {words.button}
        </Button>
      ) : (
        <p>{words.tooLong}</p>
      )}
    </div>
  )
}
