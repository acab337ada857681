import { longestPassage } from '@northword/contract/lengths'
import type { PassageInput } from '@northword/contract/texts/reviews'
import type { Extent } from '../manuscript/extent-of.ts'
import { passageBetween } from '../manuscript/passage-in.ts'
import { useCommentSide } from './comment-side.ts'
import styles from './comments.module.css'

interface PartButtonProps {
  extent: Extent
  plainText: string
  onComment: (passage: PassageInput) => void
}

/** Comments on a whole paragraph, cut to the longest passage that the contract allows. */
export function PartButton({ extent: { kind, start, end }, plainText, onComment }: PartButtonProps) {
  const words = useCommentSide().words.part
  const passage = passageBetween(plainText, start, Math.min(end, start + longestPassage - 1))
  if (!passage) return null
  return (
    <button
      type="button"
      className={styles.textButton}
      aria-label={words.named(words[kind], beginningOf(passage.quote))}
      onClick={() => onComment(passage)}
    >
      {words[kind]}
    </button>
  )
}

const beginningOf = (quote: string) => quote.split(/\s+/, 6).join(' ')
