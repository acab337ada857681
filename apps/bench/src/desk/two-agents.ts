import { alternate, rateOf, ratioOf } from '../ratios/alternate.ts'
import { ratioRow, type Row } from '../ratios/table.ts'
import type { DeskSite } from './desk-site.ts'

const what = 'acts/s at the desk of two agents at once : of one'
const rounds = 5
const actsEach = 60
/** They share no order, so neither may delay the other. */
const target = 1

/** Throughput of two agents who claim, note and release orders, compared to one. */
export async function compareAgents(site: DeskSite): Promise<Row> {
  const versions = new Map<string, number>()
  const work = async (number: string) => {
    for (let at = 0; at < actsEach; at += 3) {
      const version = versions.get(number) ?? 0
      await site.act('desk.claimCase', { number, version })
      await site.act('desk.addNote', { number, text: 'Asked for two texts that they like.' })
      await site.act('desk.releaseCase', { number, version: version + 1 })
      versions.set(number, version + 2)
    }
  }
  const perSecond = async (...numbers: string[]) => {
    const started = performance.now()
    await Promise.all(numbers.map(work))
    return (numbers.length * actsEach * 1_000) / (performance.now() - started)
  }
  const [one, other] = ['NW-ORD-20260101-9', 'NW-ORD-20260101-18']
  const rates = await alternate(
    [
      { name: 'two', run: () => perSecond(one, other) },
      { name: 'one', run: () => perSecond(one) },
    ],
    rounds,
  )
  const both = `${rateOf(rates, 'two').toFixed(0)} : ${rateOf(rates, 'one').toFixed(0)}`
  return ratioRow(what, { ratio: ratioOf(rates, 'two', 'one'), rates: both, target })
}
