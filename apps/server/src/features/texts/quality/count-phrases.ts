import { wordsOf } from '../markdown/words-of.ts'

/** Scripts without spaces between words, which `wordsOf` does not split. */
const unparted = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Characters that end a phrase within a paragraph: a table cell's tab, and Chinese and Japanese sentence ends. */
const ends = /[\t。！？]/u

/**
 * Counts phrases in paragraphs by whole words; a genitive on the last word counts too. Phrases without words, such as
 * a sign, or in a script without spaces count wherever they occur.
 */
export function phraseCounter(paragraphs: string[]) {
  const written = paragraphs.flatMap((text) => folded(text).split(ends).map(wordsOf))
  const inLowerCase = written.map((words) => words.map((word) => word.toLowerCase()))
  // Words have no spaces. Two spaces separate them, so that a repeated word matches twice, and a line break ends
  // phrases.
  const text = inLowerCase.map((words) => ` ${words.join('  ')} `).join('\n')
  const plain = paragraphs.map((paragraph) => folded(paragraph).toLowerCase()).join('\n')
  return {
    /** In text order, with one form of apostrophe and hyphen. `folded` is in lower case too. */
    words: { written: written.flat(), folded: inLowerCase.flat() },
    countOf: (phrase: string): number => {
      const wanted = folded(phrase).toLowerCase()
      const words = wordsOf(wanted)
      if (words.length === 0 || unparted.test(wanted)) return countIn(plain, wanted.trim())
      const asWords = ` ${words.join('  ')}`
      return countIn(text, `${asWords} `) + countIn(text, `${asWords}'s `)
    },
  }
}

const countIn = (text: string, wanted: string) => (wanted === '' ? 0 : text.split(wanted).length - 1)

/** NFC, and one form of apostrophe and hyphen. */
const folded = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[‘’ʼ＇]/g, "'")
    .replace(/[‐‑]/g, '-')
