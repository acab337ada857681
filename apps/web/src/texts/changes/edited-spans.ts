import type { Run, Segment, ShownBlock } from '@northword/contract/texts/text-views'
import type { Span } from '../manuscript/spans.tsx'

/** Spans of an edited paragraph, with their old or new marks. */
export function editedSpans(before: ShownBlock, after: ShownBlock, segments: readonly Segment[]): Span[] {
  let [old, now] = [0, 0]
  return segments.flatMap(({ kind, text: { length } }): Span[] => {
    const [oldAt, nowAt] = [old, now]
    if (kind !== 'ins') old += length
    if (kind !== 'del') now += length
    if (kind === 'del') return cut(before.runs, oldAt, old).map((run) => ({ ...run, edit: 'del' }))
    const runs = cut(after.runs, nowAt, now)
    return kind === 'ins' ? runs.map((run) => ({ ...run, edit: 'ins' })) : runs
  })
}

/** Runs between two offsets. */
function cut(runs: readonly Run[], from: number, to: number): Run[] {
  let end = 0
  return runs.flatMap((run) => {
    const start = end
    end += run.text.length
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return text === '' ? [] : [{ ...run, text }]
  })
}
