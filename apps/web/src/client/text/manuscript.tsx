import type { ShownBlock } from '@northword/contract/text-views'
import { SheetOfPaper } from './sheet-of-paper.tsx'

/** A text to read. Its headings stand below an `h2`. */
export const Manuscript = ({ blocks }: { blocks: readonly ShownBlock[] }) => (
  <SheetOfPaper paragraphs={blocks.map(({ runs, ...block }) => ({ ...block, spans: runs }))} />
)
