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

type Act = readonly [path: string, inputOf: (seen: Case) => object]

const terms = (path: string, to: string): Act => [path, (seen) => ({ ...seen, terms: to })]
const hand = (name: string): Act => ['desk.claimCase', (seen) => ({ ...seen, hand: name })]
const move = (to: string): Act => ['desk.moveCase', (seen) => ({ ...seen, to, reason: 'As was said' })]
const money = (path: string, input: object): Act => [
  path,
  ({ number }) => ({ number, ...input, idempotencyKey: randomUUID() }),
]

const acts: Record<string, Act> = {
  'payment later': terms('desk.changeTerms', 'net30'),
  'payment in advance': terms('desk.changeTerms', 'prepaid'),
  'other terms of the client': terms('desk.changeClientTerms', 'net30'),
  'a price': money('payments.agreePrice', { cents: 10_000, reason: 'As we said' }),
  'another price': money('payments.agreePrice', { cents: 12_000, reason: 'Longer' }),
  'a payment': money('payments.recordPayment', { cents: 12_000, receivedOn: '2026-11-20', method: 'card' }),
  'another address': [
    'desk.changeAddress',
    (seen) => ({ ...seen, email: 'new@bakery.example', reason: 'Mistyped' }),
  ],
  'the agent’s hand': hand('agent'),
  'the writer’s hand': hand('writer'),
  'a beginning': move('In Production'),
  'a text sent outside': move('Delivered'),
  'an end': move('Cancelled'),
}

const always = [
  'other terms of the client',
  'another price',
  'another address',
  'the agent’s hand',
  'the writer’s hand',
  'an end',
]

/** Orders with a brief: the acts that led there, and those that it then takes. */
const starts: Record<string, { done: string[]; takes: string[] }> = {
  'a new order': { done: [], takes: ['payment later', ...always] },
  'one to be paid in advance': { done: ['a price'], takes: ['payment later', 'a payment', ...always] },
  'one to be paid later': {
    done: ['a price', 'payment later'],
    takes: ['the writer’s hand', 'payment in advance', 'a beginning', 'a payment', ...always],
  },
  'one at work, to be paid later': {
    done: ['a price', 'payment later', 'a beginning'],
    takes: ['a text sent outside', 'a payment', ...always],
  },
  'one that is paid': {
    done: ['a price', 'a payment'],
    takes: ['payment later', 'a beginning', ...always],
  },
}

/** A writer who takes an order before its work is due begins later, by an act of their own (decision 068). */
const isLeftToTheWriter = (start: string, pair: string[]) =>
  start === 'one to be paid in advance' &&
  pair.includes('the writer’s hand') &&
  (pair.includes('payment later') || pair.includes('a payment'))

const cases = Object.entries(starts).flatMap(([start, { takes }]) =>
  [...new Set(takes)].flatMap((one, at, all) =>
    all
      .slice(at + 1)
      .filter((other) => !isLeftToTheWriter(start, [one, other]))
      .map((other) => [start, one, other] as const),
  ),
)

eachDatabase('Two acts on an order', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '10000' })
  const { browser: owner } = useOwner(site)
  const client = beforeTests(() => verified(site))

  /** Does acts in turn on an order of a prepaying client. Returns the final facts and the statuses. */
  async function done(names: string[]) {
    const { browser, person } = client
    await site.rows(`update users set terms = 'prepaid'`)
    const number = await placed(browser, person.email, { note: 'About rims.' })
    const statuses: number[] = []
    for (const name of names) {
      const { version } = deskCase.parse((await owner.ask('desk.findCase', { number })).body)
      const [path, inputOf] = acts[name] ?? ['', (seen) => seen]
      statuses.push((await owner.call(path, inputOf({ number, version }))).status)
    }
    const [facts] = await site.rows(`
      select status, orders.terms, users.terms as "termsOfClient", orders.email_key = 'new@bakery.example' as moved,
          due_at is null as "isFree", ask_by is null as "isAsked", refund_due_at is null as "isKept",
          claimed_by is not null as taken, written_by is not null as written,
          (select sum(cents)::int from money_entries where order_id = orders.id) as cents
        from orders join users on users.id = user_id left join desk_states on desk_states.id = orders.id
        where number = '${number}'`)
    return { facts, statuses }
  }

  const isQuick = ([start, one]: (typeof cases)[number]) =>
    start === 'one to be paid later' && one === 'the writer’s hand'

  firstOf(cases, isQuick)(
    'come to the same in either order, or the second is refused: %s, %s and %s',
    async (start, one, other) => {
      const before = starts[start]?.done ?? []
      const [there, back] = [await done([...before, one, other]), await done([...before, other, one])]
      const firsts = [...before, one].map(() => 200)
      expect([there.statuses.slice(0, -1), back.statuses.slice(0, -1)]).toEqual([firsts, firsts])
      const refused = [there.statuses.at(-1), back.statuses.at(-1)].filter((status) => status !== 200)
      if (refused.length === 0) expect(there.facts).toEqual(back.facts)
      else expect(new Set(refused)).toEqual(new Set([409]))
    },
  )

  firstOf([
    ['one to be paid later', ['the writer’s hand', 'payment in advance']],
    ['one at work, to be paid later', ['a text sent outside', 'payment in advance']],
    ['one at work, to be paid later', ['an end', 'payment in advance']],
  ] as const)('never leave work that began on trust to be paid in advance: %s, %s', async (start, pair) => {
    const { facts, statuses } = await done([...(starts[start]?.done ?? []), ...pair])
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 409])
    expect(facts).toMatchObject({ terms: 'net30' })
  })
})
