import { firstOf } from '@northword/rig/first-of'
import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { deskExports } from '@northword/content/desk/desk-exports'
import { studioDate } from '@northword/content/studio/format-time'
import type { OrdersPage } from '@northword/contract/desk/desk-orders'
import { tokenScopes } from '@northword/contract/desk/tokens'
import { writtenColumns } from '@northword/rig/written-columns'
import { beforeAll, expect, it } from 'vitest'
import { guestOrder, registered } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { bothDatabases, eachDatabase } from '../../../testing/databases/test-database.ts'
import { joined, letProofsAge, program, useMember, useOwner } from '../../../testing/test-staff.ts'
import { stateOf } from '../../../testing/databases/test-state.ts'
import { tableFrom } from '../../../testing/databases/test-tables.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { zoneInSql } from '../../../time/zone-in-sql.ts'

const columns = deskExports.orders.columns('Asia/Hong_Kong')
const url = '/api/desk/orders.csv'

bothDatabases('All orders as CSV', (open, once) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'info' })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })

  async function order(words: Record<string, string> = {}) {
    const number = await guestOrder(site)
    const em = site.database.orm.em.fork()
    for (const [column, value] of Object.entries(words))
      await em.execute(`update orders set ${column} = ? where number = ?`, [value, number])
    return number
  }
  const exported = (query: Record<string, string> = {}, by = agent) =>
    tableFrom(by, `${url}?${new URLSearchParams(query).toString()}`)
  const rowOf = async (number: string) => (await exported({ q: number })).rows[0] ?? {}

  it('are a file that a spreadsheet opens, which nobody keeps', once, async () => {
    await order()
    const { headers, text, headings } = await exported()
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="orders-${studioDate(new Date(), 'Asia/Hong_Kong')}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(text.startsWith('\uFEFFOrder,')).toBe(true)
    expect(headings).toEqual(Object.values(columns))
    expect(headings.slice(-2)).toEqual([columns.brief, columns.termsOf])
  })

  it('have what a studio wants to know of each, with amounts that are numbers', once, async () => {
    const number = await order({ full_name: 'Zoë Quimby', phone: '020 0000' })
    await agent.call('desk.claimCase', { number, version: 0 })
    const act = (path: string, input: object) =>
      agent.call(`payments.${path}`, { number, idempotencyKey: randomUUID(), ...input })
    await act('agreePrice', { cents: 5_050, reason: 'As we said', terms: 'net30' })
    await act('recordPayment', { cents: 6_000, receivedOn: '2026-11-20', method: 'card' })
    const row = await rowOf(number)
    expect(row).toMatchObject({
      [columns.number]: number,
      [columns.status]: 'Paid',
      [columns.sku]: 'PS-070',
      [columns.price]: '69.99',
      [columns.charged]: '50.50',
      [columns.paid]: '60.00',
      [columns.refunded]: '0.00',
      [columns.owed]: '-9.50',
      [columns.refundDue]: '9.50',
      [columns.currency]: 'USD',
      [columns.terms]: 'Paid within 30 days of the request (NET-30)',
      [columns.fullName]: 'Zoë Quimby',
      [columns.phone]: '020 0000',
      [columns.agent]: 'Ann Agent',
    })
    const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d$/
    expect(row[columns.placed]).toMatch(moment)
    expect(row[columns.due]).toBe('')
    expect((await rowOf(await order()))[columns.due]).toMatch(moment)
  })

  it('have the day of the terms that each was placed under, and none where it is not recorded', async () => {
    const kept = await order()
    const former = await order({ sold: '{"termsOf":"2024-02-01"}' })
    const unrecorded = await order({ sold: '{}' })
    const dayOf = async (number: string) => (await rowOf(number))[columns.termsOf]
    expect(await dayOf(kept)).toBe('2025-10-01')
    expect(await dayOf(former)).toBe('2024-02-01')
    expect(await dayOf(unrecorded)).toBe('')
  })

  it.each([
    ['Asia/Kolkata', '05:30'],
    ['+05:30', '05:30'],
    ['+0530', '05:30'],
    ['-03', '21:00'],
  ])('are dated in the zone %s of their studio', once, async (timeZone, clock) => {
    const rows = await site.rows(
      `select to_char('2026-03-06T00:00Z'::timestamptz at time zone '${zoneInSql(timeZone)}', 'HH24:MI') as at`,
    )
    expect(rows).toEqual([{ at: clock }])
  })

  /** Orders one after the other, and their rows in that order. */
  async function rowsOf(fields: Parameters<typeof order>[0][]) {
    const numbers: string[] = []
    for (const each of fields) numbers.push(await order(each))
    const { rows } = await exported({ sort: 'oldest' })
    return rows.filter((row) => numbers.includes(row[columns.number] ?? ''))
  }

  it('carry no formula from what a client typed', once, async () => {
    const typed = ['=1+1', '+852 0000 0000', '-2+3', '@SUM(A1)', '＝1+1']
    const read = await rowsOf(
      typed.map((text) => ({ full_name: text, email: text, phone: text, note: text })),
    )
    for (const column of ['fullName', 'email', 'phone', 'brief'] as const)
      expect(read.map((row) => row[columns[column]])).toEqual(typed.map((text) => `'${text}`))
  })

  it('carry no formula for a spreadsheet that separates by semicolons or tabs', once, async () => {
    const texts = [';', '\t', '\n', '\r', '\r\n'].flatMap((separator) =>
      Array.from('=+-@＝＋－＠').flatMap((sign) =>
        ['', ' ', '"', '""', ' "\u00a0'].flatMap((before) => [
          `${separator}${before}${sign}1+1`,
          `a${separator}${before}${sign}1+1;b`,
          `a"${separator};${before}${sign}1+1${separator}"`,
        ]),
      ),
    )
    const typed = texts.join('x')
    const number = await order({ full_name: typed, note: typed })
    const { text, rows } = await exported({ q: number })
    expect(rows[0]?.[columns.brief]?.replaceAll("'", '')).toBe(typed)
    const cells = text.slice(text.indexOf('\n') + 1).split(/[;\t\r\n]/)
    expect(cells.length).toBeGreaterThan(1_000)
    expect(cells.filter((cell) => /^[\p{Zs}"]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([])
    expect((await exported({ q: await order({ note: 'a;b' }) })).text).toContain(',"a;b"')
  })

  it('give back as it was typed', once, async () => {
    const notes = [
      'a, "b"; c',
      'two\nlines',
      'two\r\nlines',
      'old\rMac',
      '🖋️ 筆',
      'مرحبا بالعالم',
      '""',
      ',',
      '"=1+1"',
    ]
    const read = await rowsOf(notes.map((note) => ({ note })))
    expect(read.map((row) => row[columns.brief])).toEqual(notes)
  })

  it('are exactly those of the list, in its order', async () => {
    for (const note of ['barley', 'hops barley', 'hops']) await order({ note })
    const listed = async (query: Record<string, string>) => {
      const { orders } = (await agent.ask('desk.findOrders', query)).body as OrdersPage
      return orders.map(({ number }) => number)
    }
    const mine = await order({ note: 'hops' })
    await agent.call('desk.claimCase', { number: mine, version: 0 })
    await site.rows(
      `update orders set sold = jsonb_set(sold, '{termsOf}', '"2024-02-01"') where number = '${mine}'`,
    )
    await site.rows(`update orders set due_at = now() - interval '1 hour' where number = '${mine}'`)
    for (const query of [
      { q: 'hops' },
      { q: 'hops', sort: 'oldest' },
      { q: 'hops', sort: 'due' },
      { q: 'hops', hand: 'mine' },
      { termsOf: '2024-02-01' },
      { q: 'hops', hand: 'nobody', status: 'Pending Contact', sku: 'PS-070' },
    ]) {
      const numbers = (await exported(query)).rows.map((row) => row[columns.number])
      expect(numbers.length).toBeGreaterThan(0)
      expect(numbers).toEqual(await listed(query))
    }
    expect((await exported({ q: 'nothing like this' })).rows).toEqual([])
  })

  it.each([{ status: 'Lost' }, { hand: 'somebody' }, { sort: 'size' }, { q: 'x'.repeat(101) }])(
    'are refused for %j with a sentence',
    once,
    async (query) => {
      const { status, text } = await exported(query)
      expect([status, JSON.parse(text).issues?.length]).toEqual([400, 1])
    },
  )

  it('leave a line in the log that says who took them, and change nothing', once, async () => {
    const before = await stateOf(site)
    await exported({ q: 'somebody@mail.example' })
    expect(await stateOf(site)).toEqual(before)
    const lines = site.logged.filter((line) => line.includes('A file is downloaded.'))
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      file: `orders-${studioDate(new Date(), 'Asia/Hong_Kong')}.csv`,
      actor: { kind: 'staff', id: expect.any(String) },
    })
    expect(lines.join()).not.toContain('mail.example')
  })
})

eachDatabase('Three thousand orders as CSV', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const { browser: agent } = useMember(site, useOwner(site), 'agent')
  beforeAll(async () => {
    const number = await guestOrder(site)
    const written = await writtenColumns(site.rows, 'orders')
    await site.rows(`insert into orders (${written}) select ${written} from (
      select (jsonb_populate_record(orders, jsonb_build_object(
        'id', gen_random_uuid(), 'number', number || '-' || n, 'idempotency_key', gen_random_uuid(),
        'created_at', created_at - n % 700 * interval '1 second',
        'due_at', due_at + n % 50 * interval '1 minute'))).*
      from orders, generate_series(2, 3000) n where number = '${number}') copies`)
  })

  it.each(['newest', 'oldest', 'due'])(
    'are whole, each once, while orders come and go to other places: %s first',
    { tags: ['thorough'] },
    async (sort) => {
      const before = (await site.rows('select number from orders')).map(({ number }) => String(number))
      const exporting = new AbortController()
      async function comeAndGo() {
        for (let count = 0; !exporting.signal.aborted; count += 1) {
          await setImmediate()
          await guestOrder(site)
          await site.rows(`update orders set due_at = due_at + (case when number ~ '[02468]$' then 1 else -1 end) * interval '20 minutes'
            where number ~ '${count % 10}$'`)
        }
      }
      const [{ rows }] = await Promise.all([
        tableFrom(agent, `${url}?sort=${sort}`).finally(() => exporting.abort()),
        comeAndGo(),
      ])
      expect((await site.rows('select count(*)::int as count from orders'))[0]?.['count']).toBeGreaterThan(
        before.length,
      )
      const numbers = rows.map((row) => row[columns.number] ?? '')
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(before.filter((number) => !numbers.includes(number))).toEqual([])
    },
  )

  it('leave their turn to others meanwhile', { tags: ['thorough'] }, async () => {
    let turns = 0
    const exporting = new AbortController()
    async function takeTurns() {
      for (; !exporting.signal.aborted; turns += 1) {
        await setImmediate()
        await agent.ask('staff.me')
      }
    }
    await Promise.all([tableFrom(agent, url).finally(() => exporting.abort()), takeTurns()])
    expect(turns).toBeGreaterThan(10)
  })
})

eachDatabase('A table that leaves the desk', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const browsers = new Map<string, Browser>()
  beforeAll(async () => {
    const others = tokenScopes.filter((scope) => scope !== 'exports:read')
    browsers.set('a guest', newBrowser(site))
    browsers.set('a client', (await registered(site)).browser)
    for (const role of ['agent', 'writer'] as const)
      browsers.set(role, (await joined(site, owner, role)).browser)
    browsers.set('owner', owner.browser)
    browsers.set('a program', (await program(site, owner, { scopes: others })).browser)
    browsers.set('its exporter', (await program(site, owner, { scopes: ['exports:read'] })).browser)
  })

  const tables = [url, '/api/desk/money.csv?from=2026-01-01&until=2026-12-31']
  const asked = async (who: string, table: string) => {
    const { status, text } = await tableFrom(browsers.get(who) ?? newBrowser(site), table)
    return status === 200 ? [status] : [status, JSON.parse(text).message]
  }

  it.each(tables)('is for owners, agents and programs with the scope alone: %s', async (table) => {
    for (const who of ['a guest', 'a client'])
      expect(await asked(who, table)).toEqual([401, 'Please sign in.'])
    expect(await asked('writer', table)).toEqual([403, 'You may not do this.'])
    expect(await asked('a program', table)).toEqual([
      403,
      'This API token may not do this: it lacks the scope exports:read.',
    ])
    for (const who of ['agent', 'owner', 'its exporter']) expect(await asked(who, table)).toEqual([200])
  })

  firstOf(tables)('needs a fresh proof of a member: %s', async (table) => {
    await letProofsAge(site)
    expect((await asked('owner', table))[0]).toBe(428)
    expect(await asked('its exporter', table)).toEqual([200])
    await owner.browser.call('staff.proveAgain', { password: owner.person.password })
    expect(await asked('owner', table)).toEqual([200])
    await browsers.get('agent')?.call('staff.proveAgain', { password: 'a guess' })
    expect((await asked('agent', table))[0]).toBe(428)
    expect((await owner.browser.send('HEAD', table)).statusCode).toBe(405)
  })
})
