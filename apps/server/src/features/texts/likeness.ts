import { wordsOf } from './pieces-of-text.ts'

/** How often each word stands in a text, in lower case. */
export type WordCounts = ReadonlyMap<string, number>

/** Counts the words of a text, to compare it with several others. */
export function wordCountsOf(text: string): WordCounts {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) {
    const key = word.toLowerCase()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** The share of the words of two texts that both have, from 0 to 1 (the coefficient of Dice); 0 where there are none. */
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
