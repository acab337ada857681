import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteItem } from '@northword/contract/desk/site'
import { parseJson } from '@northword/contract/device/parse-json'
import { call } from '@northword/rig/owner-session'
import { expect } from 'vitest'
import { askWith } from '../desk/ask-as.ts'

type Session = { cookie: string }

/** The service whose name and price the tests change. */
const service = { kind: 'services', key: 'PS-025' } as const

/** Pages that name it with its price. */
const pages = ['/', '/services', '/pricing', `/order/${service.key}`]

const twoDigits = (round: number) => String(round).padStart(2, '0')
const said = /Text (\d\d) of faults|\$7,0(\d\d)\.77/g

const fieldsOf = (round: number) => ({
  name: `Text ${twoDigits(round)} of faults`,
  priceCents: 700_077 + round * 100,
})

/** The service at the desk. */
export const findService = (url: string, session: Session): Promise<SiteItem> =>
  askWith(url, session, 'site.findItem', service)

/** Saves a draft of the service with the name and the price of a round. */
export async function draftRound(url: string, session: Session, round: number): Promise<void> {
  const { version, live } = await findService(url, session)
  const fields = { ...live, ...fieldsOf(round) }
  expect((await call(url, 'site.saveDraft', { ...service, version, fields }, session)).status).toBe(200)
}

/** The round that fields of the service are of. */
export const roundOf = (fields: Record<string, unknown> | null | undefined): number | null =>
  Number(/Text (\d\d) of faults/.exec(String(fields?.['name']))?.[1] ?? NaN)

/** The rounds that a page shows: one, if its release is whole. */
async function roundsShown(url: string, page: string): Promise<number[]> {
  const answer = await fetch(url + page)
  const html = await answer.text()
  if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}.`)
  return [...new Set(Array.from(html.matchAll(said), ([, name, price]) => Number(name ?? price)))]
}

/** The rounds that all pages show. */
export async function roundsOfSite(url: string): Promise<number[]> {
  const all = await Promise.all(pages.map((page) => roundsShown(url, page)))
  return [...new Set(all.flat())]
}

/** Reads the pages in turns until it is stopped. An answer that breaks off is none. */
export function readPages(url: string) {
  const answers: { page: string; rounds: number[] }[] = []
  const end = new AbortController()
  const read = async () => {
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      const page = pages[turn % pages.length] ?? '/'
      const rounds = await roundsShown(url, page).catch(() => null)
      if (rounds) answers.push({ page, rounds })
    }
  }
  const reading = read()
  return async () => {
    end.abort()
    await reading
    return answers
  }
}

/** Each answer is wholly of one release, and no page of the earlier one follows a page of the later one. */
export function expectWhole(answers: { page: string; rounds: number[] }[], before: number, after: number) {
  expect(answers.filter(({ rounds }) => rounds.length !== 1)).toEqual([])
  const rounds = answers.flatMap((answer) => answer.rounds)
  const first = rounds.indexOf(after)
  const expected = rounds.map((_, at) => (first >= 0 && at >= first ? after : before))
  expect(rounds).toEqual(expected)
}

/** Kept sites that are not whole. */
export async function tornSites(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'sites')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return names.filter((_, at) => typeof parseJson(texts[at] ?? '') !== 'object')
}
