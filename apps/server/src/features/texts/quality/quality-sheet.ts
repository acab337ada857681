import type { Block } from '../markdown/blocks-of.ts'
import { leadsSomewhere } from '../markdown/link-address.ts'
import { wordsOf } from '../markdown/words-of.ts'
import { readingGradeOf, sentencesOf } from './reading-grade.ts'

/** Words above which a sentence is long. The Plain English Campaign recommends 15 to 20 on average. */
const longSentenceWords = 30

/** Occurrences per thousand words from which a word of more than four letters is frequent. */
const oftenPerThousand = 12

const mostListed = 20

export interface QualitySheet {
  words: number
  sentences: number
  /** Flesch-Kincaid. Null without words in Latin letters. */
  readingGrade: number | null
  longSentences: { text: string; words: number }[]
  /** Words used too often, most frequent first. */
  frequentWords: { word: string; count: number }[]
  /** Links that lead nowhere, as typed. */
  brokenLinks: string[]
}

/** Headings and code count as words only, not as sentences. */
const isProse = ({ kind }: Block) => kind === 'paragraph' || kind === 'item' || kind === 'quote'

/** Computes the sheet. Words as in `wordsOf`, without code. */
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
