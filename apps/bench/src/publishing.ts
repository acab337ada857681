import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteItem } from '@northword/contract/desk/site'
import { ownerSession } from '@northword/rig/owner-session'
import { createDatabase } from '@northword/rig/postgres-database'
import { until } from '@northword/rig/until'
import { post } from './desk/calls.ts'
import type { PageVisits } from './load/page-visits.ts'
import { percentileBeside } from './load/percentile-beside.ts'
import { answerOf } from './processes/program.ts'
import { startProduct } from './processes/product.ts'
import { alternate, ratioOf } from './ratios/alternate.ts'
import { median } from './ratios/median.ts'
import { limitRow, type Row, timesRow } from './ratios/table.ts'

const rounds = 5
const seconds = 4
/** On a busy machine. */
const mostMs = 180_000
const moreArticles = 500
const releases = 100
/** Releases after which memory is read first: by then each part of a release has been loaded. */
const firstReleases = 10
/** Allowed growth. */
const flat = 1.1

const pageVisits = new URL('load/page-visits.ts', import.meta.url)

const service = { kind: 'services', key: 'PS-025' } as const
/** Its footer is on every page. */
const brand = { kind: 'studio', key: 'brand' } as const

/** Times from pressing Publish to the change on every process, pages meanwhile, and memory after many releases. */
export async function measurePublishing(server: string, folder: string): Promise<Row[]> {
  const site = await openStudio(server, folder)
  try {
    const few = await timesWith(site, `${await site.pages()} pages`)
    const beside = await comparePagesMeanwhile(site)
    const memory = await memoryOfReleases(site)
    await site.addArticles(moreArticles)
    return [...few, ...(await timesWith(site, `${await site.pages()} pages`)), beside, memory]
  } finally {
    await site.end()
  }
}

async function timesWith(site: Studio, pages: string): Promise<Row[]> {
  const [prices, footers]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    prices.push(await site.publishPrice())
    footers.push(await site.publishFooter())
  }
  return [
    limitRow(`Publish to the new price on two processes, ${pages}`, second(prices, 5)),
    limitRow(`Publish to the new footer on two processes, ${pages}`, second(footers, 10)),
  ]
}

const second = (times: number[], target: number) => ({ value: median(times) / 1_000, unit: 's', target })

async function comparePagesMeanwhile(site: Studio): Promise<Row> {
  const visits: PageVisits = { url: `${site.url}/pricing`, seconds }
  const quiet = () => answerOf<number>(pageVisits, visits)
  const meanwhile = () => percentileBeside(quiet, () => site.publishPrice())
  const both = [
    { name: 'publishing', run: meanwhile },
    { name: 'quiet', run: quiet },
  ]
  const rates = await alternate(both, rounds)
  const times = `${both.map(({ name }) => median(rates.get(name) ?? []).toFixed(1)).join(' : ')} ms`
  return timesRow('99th percentile of GET /pricing while releases are rendered : without', {
    ratio: ratioOf(rates, 'publishing', 'quiet'),
    times,
    target: 2,
  })
}

async function memoryOfReleases(site: Studio): Promise<Row> {
  for (let count = 0; count < firstReleases; count += 1) await site.publishPrice()
  const first = await site.memory()
  for (let count = 0; count < releases; count += 1) await site.publishPrice()
  const last = await site.memory()
  return {
    what: `resident memory before and after ${releases} releases`,
    measured: `${first.toFixed(0)}, ${last.toFixed(0)} MB`,
    target: 'flat',
    isMet: last <= first * flat,
  }
}

type Studio = Awaited<ReturnType<typeof openStudio>>

/** Two processes on one database, and an owner who publishes at the first. */
async function openStudio(server: string, folder: string) {
  const database = await createDatabase(server)
  const data = await Promise.all([1, 2].map(() => mkdtemp(join(folder, 'publishing-'))))
  const start = (directory = '') => startProduct({ DATABASE_URL: database.url, DATA_DIR: directory })
  const [one, other] = [await start(data[0]), await start(data[1])]
  const readLink = () => readFile(join(data[0] ?? '', 'setup-link'), 'utf8').catch(() => undefined)
  const session = await ownerSession(one.url, await until('the set-up link', readLink))
  return {
    url: one.url,
    memory: () => one.memory(),
    ...actsOf([one.url, other.url], session),
    async end() {
      await Promise.all([one.end(), other.end()])
      await database.drop()
    },
  }
}

function actsOf([url, other]: [string, string], session: { cookie: string }) {
  const act = (procedure: string, input: object) => post(url, procedure, input, session)
  const find = async (item: object): Promise<SiteItem> => {
    const input = encodeURIComponent(JSON.stringify(item))
    const answer = await fetch(`${url}/trpc/site.findItem?input=${input}`, { headers: session })
    const { result }: { result: { data: SiteItem } } = JSON.parse(await answer.text())
    return result.data
  }
  const publish = async (item: object, change: object, text: string) => {
    const { version, live } = await find(item)
    await act('site.saveDraft', { ...item, version, fields: { ...live, ...change } })
    const began = performance.now()
    await act('site.publish', {})
    await until(text, async () => (await showEach([url, other], text)) || undefined, mostMs)
    return performance.now() - began
  }
  let count = 0
  return {
    publishPrice() {
      const priceCents = 700_000 + (count += 1)
      return publish(service, { priceCents }, `"priceCents":${priceCents}`)
    },
    publishFooter() {
      const footer = `Words of day ${(count += 1)}.`
      return publish(brand, { footer }, footer)
    },
    async addArticles(articles: number) {
      const { live } = await find({ kind: 'articles', key: 'a-content-plan-on-one-page' })
      for (let number = 1; number <= articles; number += 1) {
        const fields = { ...live, id: `bench-${number}`, title: `Article ${number} of many` }
        await act('site.addItem', { kind: 'articles', key: `article-${number}`, fields })
      }
      await act('site.publish', {})
    },
    async pages() {
      const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
      return sitemap.split('<loc>').length - 1
    },
  }
}

async function showEach(urls: string[], text: string): Promise<boolean> {
  const pages = await Promise.all(urls.map((url) => fetch(`${url}/pricing`)))
  const all = await Promise.all(pages.map((page) => page.text()))
  return all.every((html) => html.includes(text))
}
