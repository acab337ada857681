import type { Segment, ShownBlock, ShownChange } from '@northword/contract/texts/text-views'
import { editedSpans } from './edited-spans.ts'
import type { Fate, Paragraph } from '../manuscript/paragraph.ts'
import { SheetOfPaper } from '../manuscript/sheet-of-paper.tsx'
import type { Span } from '../manuscript/spans.tsx'

/** Changes inside of the text. Its headings are below an `h2`. */
export const Redline = ({ changes }: { changes: readonly ShownChange[] }) => (
  <SheetOfPaper paragraphs={changes.flatMap(paragraphsOf)} />
)

function paragraphsOf(change: ShownChange): Paragraph[] {
  switch (change.change) {
    case 'kept':
      return [whole(change.after)]
    case 'added':
      return [whole(change.after, 'added', 'ins')]
    case 'moved-here':
      return [whole(change.after, 'moved-here', 'ins')]
    case 'removed':
    case 'moved-away':
      return [whole(change.before, change.change, 'del')]
    case 'rewritten':
      return [whole(change.before, 'before', 'del'), whole(change.after, 'after', 'ins')]
    default:
      return [edited(change)]
  }
}

function edited({ before, after, segments }: Extract<ShownChange, { change: 'edited' }>): Paragraph {
  const { runs: _, ...block } = after
  return { ...block, spans: editedSpans(before, after, segments), fate: fateOf(segments) }
}

/** Words that are deleted and inserted again lead elsewhere. */
function fateOf(segments: readonly Segment[]): Fate {
  if (segments.every(({ kind }) => kind === 'keep')) return 'reformatted'
  const isRelinked = segments.some(({ kind, text }, at) => {
    const next = segments[at + 1]
    return kind === 'del' && next?.kind === 'ins' && next.text === text
  })
  return isRelinked ? 'relinked' : 'edited'
}

function whole({ runs, ...block }: ShownBlock, fate?: Fate, edit?: 'del' | 'ins'): Paragraph {
  const spans: Span[] = edit ? runs.map((run) => ({ ...run, edit })) : runs
  return { ...block, spans, ...(fate && { fate }) }
}
