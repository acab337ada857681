/** A passage of a version's plain text that somebody wrote about. It is never moved: a newer version has it, or has it not. */
export interface Passage {
  /** Where it begins in the plain text of its version, in UTF-16 units as JavaScript counts. */
  start: number
  quote: string
}

/** A passage with what stands around it. */
export interface PlacedPassage extends Passage {
  before: string
  after: string
}

/** So much of what stands around a passage is kept, in UTF-16 units. */
const around = 60

/** Whether a version says at that place what is quoted. */
export const isAt = (plainText: string, { start, quote }: Passage): boolean =>
  quote !== '' && plainText.startsWith(quote, start)

/** A passage with what is around it; null where a version does not say at that place what is quoted. */
export function placed(plainText: string, passage: Passage): PlacedPassage | null {
  if (!isAt(plainText, passage)) return null
  const { start, quote } = passage
  const end = start + quote.length
  return {
    start,
    quote,
    // A cut may go through a sign of two units.
    before: plainText.slice(Math.max(0, start - around), start).toWellFormed(),
    after: plainText.slice(end, end + around).toWellFormed(),
  }
}

/**
 * Where a passage of an older version is in a newer one: there where exactly its words stand exactly once.
 * @returns null where they do not: then nobody knows, and nothing is guessed
 */
export function placeOf({ quote }: Pick<Passage, 'quote'>, newer: string): number | null {
  const first = newer.indexOf(quote)
  if (quote === '' || first < 0) return null
  // One that overlaps with the first is a second one as well.
  return newer.indexOf(quote, first + 1) < 0 ? first : null
}

/**
 * The passage whose words somebody has copied, whatever space stands between them, where the text says them once.
 * @returns `missing` where it does not say them, `ambiguous` where it says them more than once
 */
export function passageOf(words: string, plainText: string): Passage | 'missing' | 'ambiguous' {
  const copied = new RegExp(words.trim().split(/\s+/).map(escaped).join('\\s+'), 'g')
  const found = copied.exec(plainText)
  if (!found || found[0] === '') return 'missing'
  // As above.
  copied.lastIndex = found.index + 1
  return copied.test(plainText) ? 'ambiguous' : { start: found.index, quote: found[0] }
}

/** A word as a regular expression has it. */
const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
