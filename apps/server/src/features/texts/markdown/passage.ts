/** A passage with a comment. Never moved: a newer version either contains it or does not. */
export interface Passage {
  /** Offset in the version's plain text, in UTF-16 units. */
  start: number
  quote: string
}

export interface PlacedPassage extends Passage {
  before: string
  after: string
}

/** A passage wherever it is. */
export type Quoted = Omit<PlacedPassage, 'start'>

/** UTF-16 units of context on each side. */
const around = 60

export const isAt = (plainText: string, { start, quote }: Passage): boolean =>
  quote !== '' && plainText.startsWith(quote, start)

/** A passage with its context; null if the text differs at that place. */
export function placed(plainText: string, passage: Passage): PlacedPassage | null {
  if (!isAt(plainText, passage)) return null
  const { start, quote } = passage
  const end = start + quote.length
  return {
    start,
    quote,
    // The cut may split a surrogate pair.
    before: plainText.slice(Math.max(0, start - around), start).toWellFormed(),
    after: plainText.slice(end, end + around).toWellFormed(),
  }
}

/** UTF-16 units from which on the same words are no others. */
const long = 40
/** UTF-16 units beside a shorter passage that tell it from the same words elsewhere. */
const near = 10

/**
 * Place of an older version's passage in a newer one, if its exact words occur exactly once. Few words have the same
 * beside them on one side at least: elsewhere they may be others, and these were deleted.
 * @returns null otherwise; nothing is guessed
 */
export function placeOf({ quote, before, after }: Quoted, newer: string): number | null {
  const [place, second] = occurrencesOf(quote, newer)
  if (place === undefined || second !== undefined) return null
  if (quote.length >= long) return place
  const end = place + quote.length
  const [left, right] = [before.slice(-near), after.slice(0, near)]
  const isLeft = left === '' ? place === 0 : newer.startsWith(left, place - left.length)
  const isRight = right === '' ? end === newer.length : newer.startsWith(right, end)
  return isLeft || isRight ? place : null
}

/**
 * The passage with these words, ignoring differences in white space, if they occur once.
 * @returns `missing` or `ambiguous` otherwise
 */
export function passageOf(words: string, plainText: string): Passage | 'missing' | 'ambiguous' {
  const wanted = evened(words.trim()).text
  const { text, placeOfUnit } = evened(plainText)
  const [place, second] = occurrencesOf(wanted, text)
  if (place === undefined) return 'missing'
  if (second !== undefined) return 'ambiguous'
  const start = placeOfUnit[place] ?? 0
  const end = (placeOfUnit[place + wanted.length - 1] ?? 0) + 1
  return { start, quote: plainText.slice(start, end) }
}

/** A text with single spaces, and the original offset of each unit. */
function evened(given: string) {
  const placeOfUnit: number[] = []
  for (const { 0: piece, index } of given.matchAll(/\s+|\S+/g)) {
    const units = piece.trim() === '' ? 1 : piece.length
    for (let unit = 0; unit < units; unit += 1) placeOfUnit.push(index + unit)
  }
  return { text: given.replaceAll(/\s+/g, ' '), placeOfUnit }
}

/** Prefix searched by `indexOf`, which is faster. */
const beginning = 16

/** First two, possibly overlapping places of words in a text, in linear time (Knuth, Morris and Pratt, 1977). */
function occurrencesOf(words: string, text: string): number[] {
  const places: number[] = []
  if (words === '') return places
  const first = text.indexOf(words.slice(0, beginning))
  if (first < 0) return places
  const backTo = restartsOf(words)
  let same = 0
  for (let at = first; at < text.length && places.length < 2; at += 1) {
    same = extended(words, backTo, same, text.charCodeAt(at))
    if (same < words.length) continue
    places.push(at + 1 - same)
    same = backTo[same - 1] ?? 0
  }
  return places
}

/** For each prefix, the length of its longest proper prefix that is also its suffix. */
function restartsOf(words: string): Uint32Array {
  const backTo = new Uint32Array(words.length)
  for (let at = 1; at < words.length; at += 1)
    backTo[at] = extended(words, backTo, backTo[at - 1] ?? 0, words.charCodeAt(at))
  return backTo
}

/** Matched length after one more character. */
function extended(words: string, backTo: Uint32Array, read: number, sign: number): number {
  let same = read
  while (same > 0 && words.charCodeAt(same) !== sign) same = backTo[same - 1] ?? 0
  return words.charCodeAt(same) === sign ? same + 1 : 0
}
