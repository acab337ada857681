import { syllable } from 'syllable'
import { wordsOf } from '../markdown/words-of.ts'

/** Abbreviations whose full stop ends no sentence. */
const shortenings =
  /\b(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|No|vs|etc|approx|Inc|Ltd|Co|e\.g|i\.e|a\.m|p\.m|U\.S)\.$/i

/** Longest real word. The library takes quadratic time for longer ones. */
const longestWord = 60

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = []
  let begun = ''
  for (const { segment } of segmenter.segment(paragraph)) {
    begun += segment
    if (shortenings.test(begun.trimEnd())) continue
    if (wordsOf(begun).length > 0) sentences.push(begun.trim())
    begun = ''
  }
  if (wordsOf(begun).length > 0) sentences.push(begun.trim())
  return sentences
}

/**
 * Years of school that an English text requires: the Flesch-Kincaid grade (Kincaid et al., 1975), 0.39 words per
 * sentence + 11.8 syllables per word - 15.59.
 * @returns null for a text without words in Latin letters
 */
export function readingGradeOf(paragraphs: string[]): number | null {
  const sentences = paragraphs.flatMap(sentencesOf)
  const words = sentences.flatMap(wordsOf).filter((word) => /\p{Script=Latin}/u.test(word))
  if (words.length === 0) return null
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word.slice(0, longestWord))), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
