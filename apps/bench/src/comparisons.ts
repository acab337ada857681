import { randomUUID } from 'node:crypto'
import { loadArticle } from '@northword/content/site/articles/article-pages'
import { articles } from '@northword/content/site/articles/articles'
import { alternate, ratioOf } from './ratios/alternate.ts'
import { type DeskSite, openDeskSite } from './desk/desk-site.ts'
import { median } from './ratios/median.ts'
import { percentileBeside } from './load/percentile-beside.ts'
import type { PageVisits } from './load/page-visits.ts'
import { answerOf } from './processes/program.ts'
import { limitRow, type Row, timesRow } from './ratios/table.ts'
import { withEveryFifthWord } from './texts.ts'

const rounds = 5
const seconds = 4
/** One MiB. */
const longest = 1_048_576

const pageVisits = new URL('load/page-visits.ts', import.meta.url)

/** Done meanwhile, in sequence. */
const works = [
  { what: 'compared', act: (site: DeskSite) => site.timeOfFile(`${versionAt}/redline.json?from=1`) },
  { what: 'read', act: (site: DeskSite) => site.timeOfFile(`${versionAt}/text.json`) },
] as const

/** Texts of the most parts that are taken. Their check once held the server's own thread for 280 ms. */
const oddTexts = { headings: '# a\n\n'.repeat(24_000), links: '[a](/b)\n\n'.repeat(24_000) }

const whatOf = (what: string) => `99th percentile of GET /pricing while texts of 1 MiB are ${what} : without`

/** A page's response time while the longest texts are compared or read repeatedly. */
export async function comparePagesMeanwhile(server: string, folder: string): Promise<Row[]> {
  const site = await openDeskSite(server, folder, 10)
  try {
    await deliverTwice(site)
    const rows: Row[] = []
    for (const one of works) rows.push(await compareMeanwhile(site, one))
    for (const [name, text] of Object.entries(oddTexts)) rows.push(await readMeanwhile(site, name, text))
    return rows
  } finally {
    await site.end()
  }
}

async function compareMeanwhile(site: DeskSite, { what, act }: (typeof works)[number]): Promise<Row> {
  const times: number[] = []
  const visits: PageVisits = { url: `${site.url}/pricing`, seconds }
  const quiet = () => answerOf<number>(pageVisits, visits)
  const meanwhile = () => percentileBeside(quiet, async () => void times.push(await act(site)))
  const both = [
    { name: what, run: meanwhile },
    { name: 'quiet', run: quiet },
  ]
  const rates = await alternate(both, rounds)
  const figures = both.map(({ name }) => median(rates.get(name) ?? []).toFixed(1)).join(' : ')
  const each = `${figures} ms; an answer takes ${(median(times) / 1_000).toFixed(1)} s`
  return timesRow(whatOf(what), { ratio: ratioOf(rates, what, 'quiet'), times: each, target: 2 })
}

async function readMeanwhile(site: DeskSite, name: string, text: string): Promise<Row> {
  const visits: PageVisits = { url: `${site.url}/pricing`, seconds }
  const check = () => site.act('deliveries.checkText', { number, piece: 1, text, format: 'markdown' })
  const percentile = await percentileBeside(() => answerOf<number>(pageVisits, visits), check)
  const what = `99th percentile of GET /pricing while texts of thousands of ${name} are checked`
  return limitRow(what, { value: percentile, unit: 'ms', target: 50 })
}

/** From {@link fillDesk}: it is In Production. */
const number = 'NW-ORD-20260101-3'
const versionAt = `/api/order/${number}/texts/1/versions/2`

/** Delivers two versions of a text of almost 1 MiB that differ in every fifth word. */
async function deliverTwice(site: DeskSite): Promise<void> {
  const all = await Promise.all(articles.map(({ slug }) => loadArticle(slug)))
  const text = all.map(({ content }) => content).join('\n\n')
  const long = text.repeat(Math.ceil(longest / text.length)).slice(0, longest * 0.7)
  for (const [revision, version] of [long, withEveryFifthWord(long)].entries()) {
    const named = { number, piece: 1 }
    await site.act('deliveries.saveDraft', { ...named, text: version, format: 'markdown', revision })
    const said = { report: { kind: 'none', reason: 'A benchmark' }, idempotencyKey: randomUUID() }
    await site.act('desk.deliverText', { ...named, revision: revision + 1, ...said })
  }
}
