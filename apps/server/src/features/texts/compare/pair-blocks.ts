import { wordsOf } from '../markdown/words-of.ts'

/** Less similar paragraphs are unrelated. */
const leastLikeness = 0.2

/** Most comparisons. Beyond it only paragraphs at about the same place are compared. */
const mostComparisons = 60_000

interface Pair {
  before: number
  after: number
  likeness: number
}

/**
 * Pairs old paragraphs with new ones in the order of both lists, with the largest total likeness.
 * @param until deadline by `performance.now()`; afterwards there are no pairs
 */
export function pairBlocks(before: string[], after: string[], until: number): Pair[] {
  if (before.length === 0 || after.length === 0) return []
  const band = bandOf(before.length, after.length)
  const [olds, news] = [before.map(wordCountsOf), after.map(wordCountsOf)]
  const rows: Row[] = []
  for (const [i, old] of olds.entries()) {
    if (performance.now() > until) return []
    const centre = Math.round((i * news.length) / olds.length)
    const [from, to] = [Math.max(0, centre - band), Math.min(news.length, centre + band + 1)]
    const like = news.slice(from, to).map((one) => likeness(old, one))
    rows.push(nextRow(rows.at(-1), { from, like }))
  }
  return chosen(rows)
}

/** Distance up to which a paragraph is compared. */
function bandOf(olds: number, news: number): number {
  const wanted = Math.max(olds, news)
  return olds * news <= mostComparisons ? wanted : Math.floor(mostComparisons / olds / 2)
}

/** Best total likeness of one old paragraph with the new ones up to each. */
interface Row {
  from: number
  like: number[]
  best: number[]
}

const bestAt = (row: Row | undefined, j: number): number => {
  if (!row || j < row.from) return 0
  return row.best[Math.min(j - row.from, row.best.length - 1)] ?? 0
}

const worth = (like: number) => (like < leastLikeness ? 0 : like)

function nextRow(above: Row | undefined, { from, like }: Pick<Row, 'from' | 'like'>): Row {
  const best: number[] = []
  like.forEach((one, at) => {
    const j = from + at
    const paired = worth(one) > 0 ? bestAt(above, j - 1) + one : 0
    best.push(Math.max(bestAt(above, j), best.at(-1) ?? 0, paired))
  })
  return { from, like, best }
}

/** Walks back through the rows along the best total. */
function chosen(rows: Row[]): Pair[] {
  const pairs: Pair[] = []
  let j = Infinity
  for (let i = rows.length - 1; i >= 0; i -= 1) {
    const row = rows[i] as Row
    const above = rows[i - 1]
    j = Math.min(j, row.from + row.best.length - 1)
    while (j >= row.from && bestAt(row, j) === bestAt(row, j - 1) && bestAt(row, j) !== bestAt(above, j))
      j -= 1
    if (j < row.from || bestAt(row, j) === bestAt(above, j)) continue
    pairs.unshift({ before: i, after: j, likeness: row.like[j - row.from] ?? 0 })
    j -= 1
  }
  return pairs
}

/** Occurrences by word, in lower case. */
type WordCounts = ReadonlyMap<string, number>

function wordCountsOf(text: string): WordCounts {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) {
    const key = word.toLowerCase()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Share of words that two texts have in common, from 0 to 1 (Dice coefficient). 0 for texts without words. */
function likeness(one: WordCounts, other: WordCounts): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const [word, count] of small) shared += Math.min(count, large.get(word) ?? 0)
  const all = sizeOf(one) + sizeOf(other)
  return all === 0 ? 0 : (2 * shared) / all
}

function sizeOf(counts: WordCounts): number {
  let size = 0
  for (const count of counts.values()) size += count
  return size
}
