import { textComments } from '@northword/content/texts/text-comments'
import type { ShownBlock } from '@northword/contract/texts/text-views'
import type { VersionInput } from '@northword/contract/texts/texts'
import { type ReactNode, useRef, useState } from 'react'
import type { Extent } from '../manuscript/extent-of.ts'
import { Manuscript } from '../manuscript/manuscript.tsx'
import type { Mark } from '../manuscript/marked-spans.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentTools } from './comment-tools.tsx'
import styles from './comments.module.css'
import type { NumberedComment } from './comments-of-piece.ts'
import { PartButton } from './part-button.tsx'
import { PassageButton } from './passage-button.tsx'
import { PlainComment } from './plain-comment.tsx'
import { PostedOutcome } from './posted-outcome.tsx'
import type { Commenting } from './use-commenting.ts'
import { WaitingLine } from './waiting-line.tsx'

/** Comments on the version on screen, and the reader's ways to comment. */
interface OfText {
  comments: readonly NumberedComment[]
  commenting: Commenting
  plainText: string
  /** Passages that are in this version. */
  marks: readonly Mark[]
  /** Comments can be written now, by script. */
  mayComment: boolean
  /** Comments can be written now, by a plain form. */
  mayPost?: boolean
  /** Action of a plain form of the page. */
  formAt?: (form: string) => string
}

interface CommentedTextProps {
  blocks: readonly ShownBlock[]
  place: VersionInput
  review: OfText
}

/** The text with its commented passages, and buttons for new comments. */
export function CommentedText({ blocks, place, review }: CommentedTextProps) {
  const { comments, commenting, plainText, marks, mayComment, mayPost, formAt } = review
  const paper = useRef<HTMLDivElement>(null)
  const [isByParagraph, setByParagraph] = useState(false)
  const { begin, keptNumber } = commenting
  const end = endOfForm(review, place.version)
  const form = end !== null && mayComment && <NewComment commenting={commenting} />
  const below = (extent: Extent): ReactNode => {
    if (!mayComment) return null
    if (end !== null && end > extent.start && end <= extent.end) return form
    return isByParagraph && <PartButton extent={extent} plainText={plainText} onComment={begin} />
  }
  return (
    <div className={styles.commented}>
      {!commenting.written && keptNumber === null && (
        <PostedOutcome form="keep-comment" sent={textComments.plain.kept} />
      )}
      {mayPost && formAt && <PlainComment place={place} action={formAt('comment')} />}
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

/** Offset in the text after which the form of a new comment is placed: 0 is above the text, null is no form. */
function endOfForm({ commenting: { written }, comments }: OfText, version: number): number | null {
  if (!written || comments.some(({ id }) => id === written.draft.id)) return null
  const { passage, version: marked } = written.draft
  return passage && marked === version ? passage.start + passage.quote.length : 0
}

const NewComment = ({ commenting: { written, close } }: { commenting: Commenting }) =>
  written && <CommentForm key={written.draft.id} written={written} onClose={close} />
