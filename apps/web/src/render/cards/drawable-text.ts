/** A text whose letters no font of the cards has. */
class MissingLetterError extends Error {
  override name = 'MissingLetterError'

  constructor(letter: string, text: string) {
    super(`The fonts of the social cards have no “${letter}” of “${text}”`)
  }
}

/** Letters that a text can do without: pictographs with their parts, and marks of direction and joining. */
const omitted =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Cc}\uFE0E\uFE0F\u20E3]/u

/**
 * The text as the fonts can show it, in one line.
 * @throws {MissingLetterError} rather than a box
 */
export function drawableText(text: string, hasLetter: (letter: string) => boolean): string {
  const letters = Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' ')).filter((letter) => {
    if (letter === ' ' || (hasLetter(letter) && !/\p{Cf}|\p{Cc}/u.test(letter))) return true
    if (omitted.test(letter)) return false
    throw new MissingLetterError(letter, text)
  })
  return letters.join('').replaceAll(/ +/g, ' ').trim()
}
