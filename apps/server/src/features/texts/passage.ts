/** A passage of a version's plain text that somebody wrote about. It is never moved: a newer version has it, or has it not. */
export interface Passage {
  /** Where it begins in the plain text of its version, in UTF-16 units as JavaScript counts. */
  start: number
  quote: string
}

/** Whether a version says at that place what is quoted. */
export const isAt = (plainText: string, { start, quote }: Passage): boolean =>
  quote !== '' && plainText.startsWith(quote, start)

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
