import type { Run, Segment, ShownBlock } from '@northword/contract/texts/text-views'
import type { Span } from '../manuscript/spans.tsx'

/** Spans of an edited paragraph, with their old or new marks, and the addresses that only one version has. */
export function editedSpans(before: ShownBlock, after: ShownBlock, segments: readonly Segment[]): Span[] {
  const [olds, news] = [addressesIn(before), addressesIn(after)]
  let [old, now] = [0, 0]
  return segments.flatMap(({ kind, text: { length } }): Span[] => {
    const [oldAt, nowAt] = [old, now]
    if (kind !== 'ins') old += length
    if (kind !== 'del') now += length
    if (kind === 'del')
      return withAddresses(cut(before.runs, oldAt, old), news).map((run) => ({ ...run, edit: 'del' }))
    const runs = cut(after.runs, nowAt, now)
    return kind === 'ins' ? withAddresses(runs, olds).map((run) => ({ ...run, edit: 'ins' })) : runs
  })
}

const addressesIn = ({ runs }: ShownBlock) => new Set(runs.map(({ href }) => href))

/** Writes the address of each link after its words, unless the other version has it, too. */
const withAddresses = (runs: readonly Run[], others: ReadonlySet<string | undefined>): Run[] =>
  runs.map((run, at) => {
    const { text, href } = run
    const isTold = href !== undefined && href !== runs[at + 1]?.href && !others.has(href)
    return isTold ? { ...run, text: `${text} (${href})` } : run
  })

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
