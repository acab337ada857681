import { setTimeout } from 'node:timers/promises'
import { loadArticle } from '@northword/content/site/articles/article-pages'
import { articles } from '@northword/content/site/articles/articles'
import { blocksOf } from '@northword/server/features/texts/markdown/blocks-of'
import { compareTexts } from '@northword/server/features/texts/compare/compare-texts'
import { parseText } from '@northword/server/features/texts/markdown/parse-text'
import { createTextWork } from '@northword/server/features/texts/work/text-work'
import { diffWordsWithSpace } from 'diff'
import { median } from './ratios/median.ts'
import { type Row, timesRow } from './ratios/table.ts'

const rounds = 21
const targetMs = 60

/** Time of a typical redline: 1,500 words, every fifth changed. */
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

const callers = 200

/** Time of a writer's check while clients paste the slowest texts, compared to its time alone. */
export async function compareChecks(): Promise<Row[]> {
  const work = createTextWork()
  const [article] = await Promise.all(articles.slice(0, 1).map(({ slug }) => loadArticle(slug)))
  const text = article?.content ?? ''
  const check = async () => {
    const began = performance.now()
    await work.read({ kind: 'staff', network: 'studio' }, { text, format: 'markdown', voice: null })
    return performance.now() - began
  }
  await check()
  const alone = await timesOf(check)
  const over = new AbortController()
  const refused = new Map<string, number>()
  const count = (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    refused.set(code, (refused.get(code) ?? 0) + 1)
  }
  const crowd = Array.from({ length: callers }, async (_, at) => {
    // Parsing it completely would take seconds; the limit is one.
    const pasted = { text: '- a\n\n'.repeat(50_000), sha256: '', blocks: '[]' }
    while (!over.signal.aborted) {
      await work.sameness({ kind: 'client', network: String(at) }, pasted).catch(count)
      await setTimeout(20)
    }
  })
  const meanwhile = await timesOf(check)
  over.abort()
  await Promise.all(crowd)
  await work.close()
  const [quiet, busy] = [median(alone), median(meanwhile)]
  const calls = [...refused].map(([code, times]) => `${times} ${code}`).join(', ')
  const times = `${busy.toFixed(0)} : ${quiet.toFixed(0)} ms; the clients’ calls: ${calls || 'none refused'}`
  const what = `a writer’s check while ${callers} clients paste what takes longest : alone`
  return [timesRow(what, { ratio: busy / quiet, times, target: 3 })]
}

async function timesOf(work: () => Promise<number>) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await work())
  return times
}

/** Keeps the separators. */
const firstWords = (text: string, count: number) =>
  text
    .split(/(\s+)/)
    .slice(0, 2 * count - 1)
    .join('')

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
