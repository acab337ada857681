import { firstOf } from '@northword/rig/first-of'
import { beforeTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { deskCase } from '@northword/contract/desk/desk'
import { placed, verified } from '../../../testing/test-accounts.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

interface Case {
  number: string
  version: number
}

const acts: Record<string, [path: string, inputOf: (seen: Case) => object]> = {
  'other terms': ['desk.changeTerms', (seen) => ({ ...seen, terms: 'net30' })],
  'a price': [
    'payments.agreePrice',
    ({ number }) => ({ number, cents: 10_000, reason: 'As we said', idempotencyKey: randomUUID() }),
  ],
  'another address': [
    'desk.changeAddress',
    (seen) => ({ ...seen, email: 'new@bakery.example', reason: 'Mistyped' }),
  ],
  'a hand': ['desk.claimCase', (seen) => seen],
  'an end': ['desk.moveCase', (seen) => ({ ...seen, to: 'Cancelled', reason: 'Asked by phone' })],
}
/** First those with every act in them, and the neighbours of each. */
const pairs = [1, 2, 3, 4].flatMap((far) =>
  Object.keys(acts).flatMap((one, at, all) =>
    all.slice(at + far, at + far + 1).map((other) => [one, other] as const),
  ),
)

eachDatabase('Two acts on a new order', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const { browser: owner } = useOwner(site)
  const client = beforeTests(() => verified(site))

  /** Does acts in turn on an order of a prepaying client. Returns the final facts and the statuses. */
  async function done(...names: string[]) {
    const { browser, person } = client
    const number = await placed(browser, person.email)
    const statuses: number[] = []
    for (const name of names) {
      const { version } = deskCase.parse((await owner.ask('desk.findCase', { number })).body)
      const [path, inputOf] = acts[name] ?? ['', (seen) => seen]
      statuses.push((await owner.call(path, inputOf({ number, version }))).status)
    }
    const [facts] = await site.rows(`
      select status, terms, email_key = 'new@bakery.example' as moved, due_at is null as "isFree",
          (select claimed_by from desk_states where desk_states.id = orders.id) is not null as taken,
          (select sum(cents)::int from money_entries where order_id = orders.id) as cents
        from orders where number = '${number}'`)
    return { facts, statuses }
  }

  firstOf(pairs, 4)(
    'come to the same in either order, or the second is refused: %s and %s',
    async (one, other) => {
      const [there, back] = [await done(one, other), await done(other, one)]
      expect([there.statuses[0], back.statuses[0]]).toEqual([200, 200])
      if (there.statuses[1] === 200 && back.statuses[1] === 200) expect(there.facts).toEqual(back.facts)
    },
  )
})
