import type { ShownBlock } from '@northword/contract/text-views'
import { type ReactNode, useRef, useState } from 'react'
import type { Extent } from '../text/extent-of.ts'
import { Manuscript } from '../text/manuscript.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentTools } from './comment-tools.tsx'
import styles from './comments.module.css'
import { PartButton } from './part-button.tsx'
import { PassageButton } from './passage-button.tsx'
import type { Commenting } from './use-commenting.ts'
import type { Review } from './use-review.ts'
import { WaitingLine } from './waiting-line.tsx'

interface CommentedTextProps {
  blocks: readonly ShownBlock[]
  version: number
  review: Review
}

/** A text with the passages that its reader has commented on, and the ways to comment on others. */
export function CommentedText({ blocks, version, review }: CommentedTextProps) {
  const { comments, commenting, plainText, marks, mayComment } = review
  const paper = useRef<HTMLDivElement>(null)
  const [isByParagraph, setByParagraph] = useState(false)
  const { begin, keptNumber } = commenting
  const end = endOfForm(review, version)
  const form = end !== null && mayComment && <NewComment commenting={commenting} />
  const below = (extent: Extent): ReactNode => {
    if (!mayComment) return null
    if (end !== null && end > extent.start && end <= extent.end) return form
    return isByParagraph && <PartButton extent={extent} plainText={plainText} onComment={begin} />
  }
  return (
    <div className={styles.commented}>
      {mayComment && <CommentTools onWhole={() => begin(null)} {...{ isByParagraph, setByParagraph }} />}
      {end === 0 && form}
      <div className={styles.paper}>
        <Manuscript ref={paper} blocks={blocks} marks={marks} below={below} />
        {mayComment && !commenting.written && (
          <PassageButton paper={paper} plainText={plainText} onComment={begin} />
        )}
      </div>
      <WaitingLine comments={comments} keptNumber={keptNumber} isWriting={commenting.written !== null} />
    </div>
  )
}

/** Behind which place of the text the form of a new comment stands: 0 is above it. Null where there is no form. */
function endOfForm({ commenting: { written }, comments }: Review, version: number): number | null {
  if (!written || comments.some(({ id }) => id === written.draft.id)) return null
  const { passage, version: marked } = written.draft
  return passage && marked === version ? passage.start + passage.quote.length : 0
}

const NewComment = ({ commenting: { written, close } }: { commenting: Commenting }) =>
  written && <CommentForm key={written.draft.id} written={written} onClose={close} />
