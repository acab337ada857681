import { wordsOf } from './pieces-of-text.ts'

/** Scripts that put no space between two words, where wordsOf finds none either. */
const unparted = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** What ends a phrase inside of a paragraph: a cell of a table, and a sentence in Chinese and Japanese. */
const ends = /[\t。！？]/u

/**
 * Counts phrases in paragraphs, word by word. A phrase is there also where its last word has a genitive. One that has no
 * words, such as a sign, or whose script does not part them, is counted wherever it stands.
 */
export function phraseCounter(paragraphs: string[]) {
  const written = paragraphs.flatMap((text) => folded(text).split(ends).map(wordsOf))
  const inLowerCase = written.map((words) => words.map((word) => word.toLowerCase()))
  // Words have no spaces: two of them part words, so that one word may follow itself, and a line ends phrases.
  const text = inLowerCase.map((words) => ` ${words.join('  ')} `).join('\n')
  const plain = paragraphs.map((paragraph) => folded(paragraph).toLowerCase()).join('\n')
  return {
    /** In the order of the text, apostrophes and hyphens in one form; `folded` in lower case as well. */
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

/** One form of each letter that has several, and of apostrophes and hyphens. */
const folded = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[‘’ʼ＇]/g, "'")
    .replace(/[‐‑]/g, '-')
