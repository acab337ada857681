import { blockGap, textOfBlock } from '@northword/contract/plain-text'
import type { ShownBlock } from '@northword/contract/text-views'
import type { ReactNode, Ref } from 'react'
import type { Extent } from './extent-of.ts'
import { type Mark, markedSpans } from './marked-spans.ts'
import type { Paragraph } from './paragraph.ts'
import { SheetOfPaper } from './sheet-of-paper.tsx'

interface ManuscriptProps {
  blocks: readonly ShownBlock[]
  /** The passages that somebody wrote about. */
  marks?: readonly Mark[]
  /** What stands below a paragraph, a list, a table or a quotation. */
  below?: (extent: Extent) => ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A text to read. Its headings stand below an `h2`. */
export const Manuscript = ({ blocks, marks = [], ...paper }: ManuscriptProps) => (
  <SheetOfPaper paragraphs={paragraphsOf(blocks, marks)} {...paper} />
)

/** Every paragraph knows where it stands in the plain text. */
function paragraphsOf(blocks: readonly ShownBlock[], marks: readonly Mark[]): Paragraph[] {
  let next = 0
  return blocks.map((shown) => {
    const { runs, ...block } = shown
    const start = next
    next += textOfBlock(shown).length + blockGap.length
    return { ...block, start, spans: markedSpans(runs, start, marks) }
  })
}
