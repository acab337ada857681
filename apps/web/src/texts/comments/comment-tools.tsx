import { Group } from '@mantine/core'
import { Small } from '../../components/small.tsx'
import { useCommentSide } from './comment-side.ts'
import styles from './comments.module.css'
import { toolsId } from './use-commenting.ts'

interface CommentToolsProps {
  onWhole: () => void
  isByParagraph: boolean
  setByParagraph: (isByParagraph: boolean) => void
}

/** Ways to comment without selecting text, and a hint to select it. */
export function CommentTools({ onWhole, isByParagraph, setByParagraph }: CommentToolsProps) {
  const words = useCommentSide().words.tools
  return (
    <div className={styles.tools} id={toolsId} tabIndex={-1}>
      <Small>{words.hint}</Small>
      <Group gap="0 1.5rem">
        <button type="button" className={styles.textButton} onClick={onWhole}>
          {words.whole}
        </button>
        <button
          type="button"
          className={styles.textButton}
          aria-pressed={isByParagraph}
          onClick={() => setByParagraph(!isByParagraph)}
        >
          {words.paragraphs}
        </button>
      </Group>
    </div>
  )
}
