import { placesOf } from './places-of.ts'

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
  const [place, second] = placesOf(quote, newer)
  return second === undefined ? (place ?? null) : null
}

/**
 * The passage whose words somebody has copied, whatever space stands between them, where the text says them once.
 * @returns `missing` where it does not say them, `ambiguous` where it says them more than once
 */
export function passageOf(words: string, plainText: string): Passage | 'missing' | 'ambiguous' {
  const wanted = evened(words.trim()).text
  const { text, placeOfUnit } = evened(plainText)
  const [place, second] = placesOf(wanted, text)
  if (place === undefined) return 'missing'
  if (second !== undefined) return 'ambiguous'
  const start = placeOfUnit[place] ?? 0
  const end = (placeOfUnit[place + wanted.length - 1] ?? 0) + 1
  return { start, quote: plainText.slice(start, end) }
}

/** A text with one space for whatever space it has, and where each of its units stands in what was given. */
function evened(given: string) {
  const placeOfUnit: number[] = []
  for (const { 0: piece, index } of given.matchAll(/\s+|\S+/g)) {
    const units = piece.trim() === '' ? 1 : piece.length
    for (let unit = 0; unit < units; unit += 1) placeOfUnit.push(index + unit)
  }
  return { text: given.replaceAll(/\s+/g, ' '), placeOfUnit }
}
