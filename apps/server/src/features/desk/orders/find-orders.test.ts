import type { DeskView, OrdersPage, OrdersQuery, OrderTerms } from '@northword/contract/desk/desk-orders'
import { writtenColumns } from '@northword/rig/written-columns'
import { describe, expect, it } from 'vitest'
import { guestOrder } from '../../../testing/test-accounts.ts'
import { bothDatabases } from '../../../testing/databases/test-database.ts'
import { type Colleague, useMember, useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

bothDatabases('The list of all orders at the desk', (open, once) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const agent = useMember(site, owner, 'agent', { name: 'Ann Agent' })
  const other = useMember(site, owner, 'agent', { name: 'Olaf Other' })
  const { browser: writer } = useMember(site, owner, 'writer', { name: 'Wen Writer' })

  async function order(words: Record<string, string> = {}) {
    const number = await guestOrder(site)
    for (const [column, value] of Object.entries(words))
      await site.rows(`update orders set ${column} = '${value}' where number = '${number}'`)
    return number
  }
  const page = async (query: OrdersQuery & { cursor?: string }, by = agent.browser) =>
    (await by.ask('desk.findOrders', query)).body as OrdersPage
  const found = async (query: OrdersQuery, by = agent.browser) =>
    (await page(query, by)).orders.map(({ number }) => number)

  describe('finds', () => {
    it('by a part of the number, the name, the brief, the email or the phone, in any case', async () => {
      const number = await order({
        full_name: 'Zoë Quimby',
        email: 'quim@brewery.example',
        phone: '+852 5555 7788',
        note: 'Twelve pages on hops',
      })
      const parts = [
        number.slice(-8),
        'quimby',
        'ZOË',
        'zoe',
        'ON HOPS',
        'brewery.ex',
        '5555 7788',
        'hops zoë',
      ]
      for (const q of parts) expect(await found({ q }), q).toEqual([number])
      expect(await found({ q: 'hops barley' })).toEqual([])
    })

    it('percent, underline and backslash as they stand', async () => {
      const number = await order({ note: String.raw`100% of snake_case in C:\texts` })
      for (const q of ['100%', 'snake_case', String.raw`C:\texts`])
        expect(await found({ q }), q).toEqual([number])
      for (const q of ['1%0% of', 'snake%case', 'snakeXcase', '%%%', '___', '\\\\\\'])
        expect(await found({ q }), q).toEqual([])
    })

    it('by the beginning of a name, where there are fewer than three characters', async () => {
      const number = await order({ full_name: 'Xy Ng', note: 'About qx things' })
      expect(await found({ q: 'x' })).toEqual([number])
      expect(await found({ q: 'xy n' })).toEqual([number])
      for (const q of ['y', 'qx', '_y', 'x%']) expect(await found({ q }), q).toEqual([])
      expect((await found({ q: 'nw' })).length).toBeGreaterThan(2)
    })

    it('no order by email or phone for a writer, who is shown neither', once, async () => {
      const number = await order({
        email: 'hidden@cellar.example',
        phone: '+852 1212 3434',
        full_name: 'Hugo Hide',
      })
      for (const q of ['hidden@cellar', '1212 3434', 'hugo cellar'])
        expect(await found({ q }, writer), q).toEqual([])
      const { orders } = await page({ q: 'Hugo' }, writer)
      expect(orders).toMatchObject([{ number, clientName: 'Hugo Hide', email: null, phone: null }])
    })
  })

  it('filters by state, service and whoever has an order in hand', once, async () => {
    const mine = await order({ status: 'Refunded', sku: 'PS-180' })
    const others = await order({ status: 'Refunded' })
    const nobodys = await order({ status: 'Refunded' })
    await agent.browser.call('desk.claimCase', { number: mine, version: 0 })
    await other.browser.call('desk.claimCase', { number: others, version: 0 })
    const status = 'Refunded'
    expect(await found({ status })).toEqual([nobodys, others, mine])
    expect(await found({ status, hand: 'mine' })).toEqual([mine])
    expect(await found({ status, hand: 'nobody' })).toEqual([nobodys])
    expect(await found({ status, hand: other.id })).toEqual([others])
    expect(await found({ status, sku: 'PS-180' })).toEqual([mine])
    expect((await agent.browser.ask('desk.listColleagues')).body['colleagues']).toEqual(
      expect.arrayContaining([{ id: other.id, name: 'Olaf Other', role: 'agent' }]),
    )
  })

  describe('knows under which terms of service each was placed', () => {
    /** An order under the terms of this day; null: from before orders kept it. */
    async function under(day: string | null) {
      const number = await order()
      const sold = day === null ? `sold - 'termsOf'` : `jsonb_set(sold, '{termsOf}', '"${day}"')`
      await site.rows(`update orders set sold = ${sold} where number = '${number}'`)
      return number
    }
    const counts = async (by = agent.browser) =>
      ((await by.ask('desk.countByTerms')).body as OrderTerms).counts

    it('and filters by their day, or by that it is not recorded', async () => {
      const former = await under('2024-02-01')
      const later = await under('2024-07-15')
      const unrecorded = await under(null)
      const unknown = await order()
      await site.rows(`update orders set sold = null where number = '${unknown}'`)
      expect(await found({ termsOf: '2024-02-01' })).toEqual([former])
      expect(await found({ termsOf: '2024-07-15', sort: 'oldest' })).toEqual([later])
      expect(await found({ termsOf: '2024-07-15', status: 'Paid' })).toEqual([])
      expect(await found({ termsOf: 'unrecorded' })).toEqual([unknown, unrecorded])
      expect(await found({ termsOf: 'unrecorded', sort: 'due' }, writer)).toEqual([unrecorded, unknown])
    })

    it('and how many, by day, the newest first and the unrecorded last, also for a writer', async () => {
      await site.rows(`update orders set sold = coalesce(sold, '{}') || '{"termsOf": "2025-10-01"}'`)
      const all = Number((await site.rows('select count(*) from orders'))[0]?.['count'])
      for (const day of ['2024-02-01', '2026-03-09', null, '2024-02-01', null]) await under(day)
      expect(await counts()).toEqual([
        { termsOf: '2026-03-09', count: 1 },
        { termsOf: '2025-10-01', count: all },
        { termsOf: '2024-02-01', count: 2 },
        { termsOf: 'unrecorded', count: 2 },
      ])
      expect(await counts(writer)).toEqual(await counts())
      for (const { termsOf, count } of await counts())
        if (count < 20) expect(await found({ termsOf }), termsOf).toHaveLength(count)
    })
  })

  it('goes on page by page without a gap, also while orders come in and move', async () => {
    const numbers = [await order({ note: 'paged brief' })]
    const columns = await writtenColumns(site.rows, 'orders')
    const copies = await site.rows(`insert into orders (${columns}) select ${columns} from (
      select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(),
        'number', one.number || '-' || n, 'idempotency_key', one.number || '-' || n,
        'created_at', created_at + n * interval '1 millisecond', 'due_at', due_at + n * interval '1 millisecond'))).*
      from orders one, generate_series(1, 24) n where number = '${numbers[0]}') copies
      returning number`)
    numbers.push(...copies.map(({ number }) => String(number)))
    for (const [sort, expected] of [
      ['newest', numbers.toReversed()],
      ['oldest', numbers],
      ['due', numbers],
    ] as const) {
      const first = await page({ q: 'paged brief', sort })
      const late = await order({ note: 'paged brief' })
      await agent.browser.call('desk.claimCase', { number: first.orders[0]?.number, version: 0 })
      const second = await page({ q: 'paged brief', sort, cursor: first.next ?? '' })
      const seen = [...first.orders, ...second.orders].map(({ number }) => number)
      expect(seen.filter((number) => numbers.includes(number))).toEqual(expected)
      expect(second.next).toBeNull()
      await site.rows(`update orders set note = '' where number = '${late}'`)
    }
  })

  it(
    'finds what lies behind a thousand others, a page after the other, also by a word of two letters',
    once,
    async () => {
      const number = await order({ note: 'an old brief about yew zq' })
      const columns = await writtenColumns(site.rows, 'orders')
      const copy = (count: number, note: string, at: string) =>
        site.rows(`insert into orders (${columns}) select ${columns} from (
        select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(),
          'number', '${note} ' || n, 'idempotency_key', '${note} ' || n, 'note', '${note}', 'created_at', ${at}))).*
        from orders one, generate_series(1, ${count}) n where number = '${number}') copies`)
      await copy(25, 'oak yew', `now() - n * interval '1 minute' - interval '1 day'`)
      await copy(1_100, 'oak', 'now()')
      for (const q of ['yew', 'oak yew', 'yew ew']) {
        const first = await page({ q })
        const second = await page({ q, cursor: first.next ?? '' })
        const seen = new Set([...first.orders, ...second.orders].map((each) => each.number))
        const expected = Array.from({ length: 25 }, (_, at) => `oak yew ${at + 1}`)
        expect(seen, q).toEqual(new Set(q.includes('oak') ? expected : [...expected, number]))
      }
      expect(await found({ q: 'yew zq' })).toEqual([number])
      await site.rows(`delete from orders where number like 'oak%'`)
    },
  )

  it.each([
    [{ cursor: '2026-99-99T00:00:00.000Z_00000000-0000-4000-8000-000000000000' }],
    [{ cursor: `' or true --` }],
    [{ q: 'x'.repeat(101) }],
    [{ q: 'a\u0000b' }],
    [{ hand: 'somebody' }],
    [{ status: 'Lost' }],
    [{ termsOf: '2026-02-30' }],
    [{ termsOf: 'today' }],
  ])('refuses %j with a sentence', async (query) => {
    const answer = await agent.browser.ask('desk.findOrders', query)
    expect([answer.status, answer.issues?.length]).toEqual([400, 1])
  })

  describe('has views that a member keeps', () => {
    const views = async ({ browser }: Colleague) =>
      (await browser.ask('desk.listViews')).body['views'] as DeskView[]
    const query = { q: 'tea', status: 'Paid', termsOf: '2024-02-01', sort: 'due' }

    it('by a name that is taken once, and that nobody else sees, renames or deletes', once, async () => {
      const saved = await agent.browser.call('desk.saveView', { name: 'Tea', query })
      expect(await views(agent)).toEqual([{ id: saved.body['id'], name: 'Tea', query }])
      expect(await agent.browser.call('desk.saveView', { name: 'Tea', query: {} })).toMatchObject({
        status: 409,
      })

      const id = saved.body['id']
      expect(await views(other)).toEqual([])
      expect((await other.browser.call('desk.renameView', { id, name: 'Mine' })).status).toBe(404)
      expect((await other.browser.call('desk.deleteView', { id })).status).toBe(200)
      expect(await views(agent)).toHaveLength(1)
      expect((await other.browser.call('desk.saveView', { name: 'Tea', query: {} })).status).toBe(200)
    })

    it('until they rename or delete them', once, async () => {
      const { body } = await agent.browser.call('desk.saveView', { name: 'Coffee', query: {} })
      const { id } = body
      expect((await agent.browser.call('desk.renameView', { id, name: 'Tea' })).status).toBe(409)
      expect((await agent.browser.call('desk.renameView', { id, name: 'Cocoa' })).status).toBe(200)
      expect((await views(agent)).map(({ name }) => name)).toEqual(['Tea', 'Cocoa'])
      for (const _ of [1, 2]) expect((await agent.browser.call('desk.deleteView', { id })).status).toBe(200)
      expect((await views(agent)).map(({ name }) => name)).toEqual(['Tea'])
    })

    it('as many as there is room for', { tags: ['thorough'] }, async () => {
      for (let at = (await views(other)).length; at < 30; at++)
        await other.browser.call('desk.saveView', { name: `View ${at}`, query: {} })
      expect(await other.browser.call('desk.saveView', { name: 'One more', query: {} })).toMatchObject({
        status: 409,
        message: 'You keep as many views as there is room for. Delete one first.',
      })
    })
  })
})
