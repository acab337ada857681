import type { Run } from '@northword/contract/texts/text-views'
import type { Span } from './spans.tsx'

/** A commented passage of a plain text, with the comment's number. */
export interface Mark {
  number: number
  start: number
  end: number
}

/** Splits runs at the passages' edges. A passage's number follows its last words. */
export function markedSpans(runs: readonly Run[], start: number, marks: readonly Mark[]): Span[] {
  const end = start + runs.reduce((length, { text }) => length + text.length, 0)
  const here = marks.filter((mark) => mark.start < end && mark.end > start)
  if (here.length === 0) return [...runs]
  const edges = here.flatMap((mark) => [mark.start, mark.end])
  const spans: (Span & { at: number })[] = []
  let at = start
  for (const run of runs) {
    for (const text of cut(run.text, at, edges)) {
      spans.push({ ...run, text, at })
      at += text.length
    }
  }
  return spans.map(({ at: from, ...span }) => {
    const to = from + span.text.length
    const ending = here.filter((mark) => Math.min(mark.end, end) === to && mark.end <= end + gapLength)
    return {
      ...span,
      ...(here.some((mark) => mark.start < to && mark.end > from) && { isMarked: true as const }),
      ...(span.text !== '' && ending.length > 0 && { numbers: ending.map(({ number }) => number) }),
    }
  })
}

/** A passage may end in the gap after a paragraph. */
const gapLength = 2

/** Splits `text`, which starts at offset `at`, at the edges inside it. */
function cut(text: string, at: number, edges: readonly number[]): string[] {
  const inside = edges.map((edge) => edge - at).filter((edge) => edge > 0 && edge < text.length)
  const places = [0, ...[...new Set(inside)].sort((one, other) => one - other), text.length]
  return places.slice(1).map((place, index) => text.slice(places[index], place))
}
