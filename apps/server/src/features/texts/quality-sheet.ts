import type { Block } from './blocks-of.ts'
import { leadsSomewhere } from './link-form.ts'
import { wordsOf } from './pieces-of-text.ts'
import { readingGradeOf, sentencesOf } from './reading-grade.ts'

/** A sentence of more words is read twice: the Plain English Campaign asks for 15 to 20 on average. */
export const longSentenceWords = 30

/** So often in a thousand words is often, for a word of more than four letters. */
const oftenPerThousand = 12

/** How much of each finding the sheet lists. */
const mostListed = 20

/** What can be counted about a text without knowing any other. */
export interface QualitySheet {
  words: number
  sentences: number
  /** Flesch-Kincaid; null where nothing in Latin letters can be counted. */
  readingGrade: number | null
  longSentences: { text: string; words: number }[]
  /** Words that stand there too often, the most frequent first. */
  frequentWords: { word: string; count: number }[]
  /** Links that cannot lead anywhere, as they were written. */
  brokenLinks: string[]
}

/** Headings and code are no sentences: they count as words only. */
const isProse = ({ kind }: Block) => kind === 'paragraph' || kind === 'item' || kind === 'quote'

/** Works the sheet out. The words are those of `wordsOf`, code left out. */
export function qualitySheetOf(blocks: Block[]): QualitySheet {
  const prose = blocks.filter(isProse).map(({ text }) => text)
  const sentences = prose.flatMap(sentencesOf)
  const words = blocks.filter(({ kind }) => kind !== 'code').flatMap(({ text }) => wordsOf(text))
  return {
    words: words.length,
    sentences: sentences.length,
    readingGrade: readingGradeOf(prose),
    longSentences: sentences
      .map((text) => ({ text, words: wordsOf(text).length }))
      .filter((one) => one.words > longSentenceWords)
      .slice(0, mostListed),
    frequentWords: frequentIn(words),
    brokenLinks: [
      ...new Set(
        blocks.flatMap(({ runs }) => runs.flatMap(({ href }) => (href === undefined ? [] : [href]))),
      ),
    ]
      .filter((href) => !leadsSomewhere(href))
      .slice(0, mostListed),
  }
}

function frequentIn(words: string[]): QualitySheet['frequentWords'] {
  const long = words.filter((word) => word.length > 4).map((word) => word.toLowerCase())
  const least = Math.max(5, (words.length / 1_000) * oftenPerThousand)
  return [...Map.groupBy(long, (word) => word)]
    .map(([word, { length: count }]) => ({ word, count }))
    .filter(({ count }) => count >= least)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostListed)
}
