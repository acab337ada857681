import { queueViews } from '@northword/contract/desk/desk-queue'
import { alternate, rateOf, ratioOf } from '../ratios/alternate.ts'
import { median } from '../ratios/median.ts'
import { type Row, timesRow } from '../ratios/table.ts'
import { type DeskSite, openDeskSite } from './desk-site.ts'
import { apart } from './fill-desk.ts'
import { compareAgents } from './two-agents.ts'

const few = 100
const many = 100_000
const rounds = 5
const timesEach = 10
/** Factor by which more data may slow a question down. */
const target = 2
/** For a search, which has to scan more. */
const searchTarget = 5

/** A query of the desk. To measure another, add it to {@link questions}. */
interface Question {
  what: string
  procedure: string
  /** Input for much data, and for little. */
  much: object
  little: object
  /** Studio of the little input. Default: few. */
  besides?: 'few' | 'many'
  /** Largest ratio of much to little. Default: {@link target}. */
  target?: number
}

const questions: Question[] = [
  ...queueViews.map((view) => ({
    what: `the queue’s view ${view} with 100,000 orders : with 100`,
    procedure: 'desk.queue',
    much: { view },
    little: { view },
  })),
  {
    what: 'an order at the desk with 200 events : with 5',
    procedure: 'desk.findCase',
    much: { number: 'NW-ORD-20260101-200' },
    little: { number: 'NW-ORD-20260101-5' },
    besides: 'many',
  },
  ...[
    { what: 'a search for three letters', query: { q: 'ent' } },
    { what: 'a search for a number', query: { q: 'NW-ORD-20260101-42' } },
    { what: 'a search for two words, common and never together,', query: { q: apart } },
    { what: 'a search for a word and two letters', query: { q: 'client 77' } },
    { what: 'orders of a state by promise', query: { status: 'Completed', sort: 'due' }, target },
    { what: 'orders of a state and a service', query: { status: 'Completed', sku: 'PS-070' }, target },
    { what: 'the same by promise', query: { status: 'Completed', sku: 'PS-070', sort: 'due' }, target },
  ].map(({ what, query, ...others }) => ({
    what: `${what} in 100,000 orders : in 100`,
    procedure: 'desk.findOrders',
    much: query,
    little: query,
    target: others.target ?? searchTarget,
  })),
]

/** Response times of the desk with much data, compared to little. */
export async function compareDesk(server: string, folder: string): Promise<Row[]> {
  const small = await openDeskSite(server, folder, few)
  const large = await openDeskSite(server, folder, many)
  try {
    const rows: Row[] = []
    for (const question of questions) rows.push(await ask(question, small, large))
    rows.push(await compareAgents(large))
    return rows
  } finally {
    await Promise.all([small.end(), large.end()])
  }
}

async function ask(question: Question, small: DeskSite, large: DeskSite) {
  const { what, procedure, much, little, besides, target: most = target } = question
  const beside = besides === 'many' ? large : small
  const contenders = [
    { name: 'much', run: () => medianTime(() => large.time(procedure, much)) },
    { name: 'little', run: () => medianTime(() => beside.time(procedure, little)) },
  ]
  await alternate(contenders, 2)
  const rates = await alternate(contenders, rounds)
  const times = `${rateOf(rates, 'much').toFixed(1)} : ${rateOf(rates, 'little').toFixed(1)} ms`
  return timesRow(what, { ratio: ratioOf(rates, 'much', 'little'), times, target: most })
}

async function medianTime(time: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < timesEach; at += 1) times.push(await time())
  return median(times)
}
