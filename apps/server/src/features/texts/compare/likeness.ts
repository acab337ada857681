import { wordsOf } from '../markdown/words-of.ts'

/** Occurrences by word, in lower case. */
export type WordCounts = ReadonlyMap<string, number>

export function wordCountsOf(text: string): WordCounts {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) {
    const key = word.toLowerCase()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Share of words that two texts have in common, from 0 to 1 (Dice coefficient). 0 for texts without words. */
export function likeness(one: WordCounts, other: WordCounts): number {
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
