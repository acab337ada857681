import type { ContentItem } from '../content/content-items.ts'
import { counted } from '../counted.ts'

/** Words per minute of a careful adult on a screen. */
const wordsPerMinute = 225

/** Whole minutes to read a text in Markdown, at least one. */
export const minutesToRead = (content: string): number => wholeMinutes(wordsIn(content))

const wholeMinutes = (words: number) => Math.max(1, Math.round(words / wordsPerMinute))

/** An article that says another time to read it than its text takes: more than a tenth, and a minute or more. */
export function otherReadingTimes({ kind, fields }: ContentItem) {
  const { readTime, content }: { readTime?: unknown; content?: unknown } =
    kind === 'articles' ? Object(fields) : {}
  if (typeof readTime !== 'number' || typeof content !== 'string') return []
  const words = wordsIn(content)
  const minutes = words / wordsPerMinute
  const difference = Math.abs(minutes - readTime)
  if (difference < 1 || difference <= readTime / 10) return []
  const taken = counted(wholeMinutes(words), 'minute', 'minutes')
  const message = `It has ${counted(words, 'word', 'words')}, about ${taken} to read, and it says ${readTime}.`
  return [{ field: 'readTime', check: 'time' as const, message }]
}

/** Counted one by one: an array of the words of every article would be large. */
function wordsIn(content: string): number {
  let words = 0
  for (const _ of content.matchAll(/[\p{L}\p{N}$]\S*/gu)) words += 1
  return words
}
