/** Prefix searched by `indexOf`, which is faster. */
const beginning = 16

/** First two, possibly overlapping places of words in a text, in linear time (Knuth, Morris and Pratt, 1977). */
export function occurrencesOf(words: string, text: string): number[] {
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
