import { articles, loadArticle } from '@northword/content/articles'
import { blocksOf } from '@northword/server/features/texts/blocks-of'
import { compareTexts } from '@northword/server/features/texts/compare-texts'
import { parseText } from '@northword/server/features/texts/parse-text'
import { diffWordsWithSpace } from 'diff'
import { median } from './median.ts'
import type { Row } from './table.ts'

const rounds = 21
const targetMs = 60

/** How long a typical redline takes: 1,500 words, of which every fifth has changed. */
export async function compareRedlines(): Promise<Row[]> {
  const all = await Promise.all(articles.map(({ slug }) => loadArticle(slug)))
  const before = firstWords(all.map(({ content }) => content).join('\n\n'), 1_500)
  const after = withEveryFifthWord(before)
  const [one, other] = [before, after].map((text) => blocksOf(parseText(text)))
  if (!one || !other) throw new Error('There is nothing to compare.')
  const ours: number[] = []
  const alone: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(timeOf(() => compareTexts(one, other, 2_000)))
    alone.push(timeOf(() => diffWordsWithSpace(before, after)))
  }
  const measured = `${median(ours).toFixed(0)} ms (diff alone, all words at once: ${median(alone).toFixed(0)} ms)`
  return [
    {
      what: 'redline of 1,500 words, a fifth changed',
      measured,
      target: `≤ ${targetMs} ms`,
      isMet: median(ours) <= targetMs,
    },
  ]
}

/** The first so many words of a text, with all that stands between them. */
const firstWords = (text: string, count: number) =>
  text
    .split(/(\s+)/)
    .slice(0, 2 * count - 1)
    .join('')

/** A text of which every fifth word is another. */
export const withEveryFifthWord = (text: string) =>
  text
    .split(/(\s+)/)
    .map((piece, at) => (at % 10 === 8 ? 'otherwise' : piece))
    .join('')

function timeOf(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}
