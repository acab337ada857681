import { demoOrders } from '@northword/content/operate/demo'
import { checkEntry } from '@northword/contract/money/check-entry'
import { type Duty, queueViews } from '@northword/contract/desk/desk-queue'
import { balanceOf, refundDue } from '@northword/contract/money/ledger'
import type { CommentView } from '@northword/contract/texts/reviews'
import { orderStatuses } from '@northword/contract/orders/order-status'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDeps } from '../deps.ts'
import { readEnv } from '../env.ts'
import { Order } from '../features/orders/order/order.entity.ts'
import { entriesOf } from '../features/payments/money-entry.entity.ts'
import { type Browser, newBrowser } from '../testing/requests/test-browser.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { eachDatabase } from '../testing/databases/test-database.ts'
import { clock } from '../time/clock.ts'
import type { SignIn } from './seed-people.ts'
import { NotEmptyError, seedDemo } from './seed-demo.ts'
import { isOnlyHere } from './studio.ts'

/** A minute, or two on a busy machine. */
const longMs = 120_000

eachDatabase('The demo', (open) => {
  let site: TestApp
  let signIns: SignIn[]
  const seed = async () => {
    const env = readEnv({ NODE_ENV: 'test', RATE_LIMIT_FACTOR: '1000' })
    site ??= await openTestApp(open)
    return seedDemo(await createDeps(env, site.database, site, { write: () => {} }))
  }
  const warnings: Error[] = []
  const hear = (warning: Error) => void warnings.push(warning)
  /** Differences of both clocks to the monotonic one, in milliseconds. */
  const driftsMs: number[] = []
  beforeAll(async () => {
    process.on('warning', hear)
    const beat = setInterval(() => {
      const steadyMs = performance.timeOrigin + performance.now()
      for (const ms of [Date.now(), clock.now().getTime()]) driftsMs.push(Math.abs(ms - steadyMs))
    }, 100)
    signIns = await seed()
    clearInterval(beat)
    process.off('warning', hear)
  }, longMs)
  afterAll(() => site.close())

  async function browserOf(role: SignIn['role']): Promise<Browser> {
    const { email = '', password = '' } = signIns.find((one) => one.role === role) ?? {}
    const browser = newBrowser(site)
    await browser.call(role === 'client' ? 'auth.signIn' : 'staff.signIn', { email, password })
    return browser
  }

  it('is made without a warning, while timers and all else in the process keep the real time', () => {
    expect(warnings).toEqual([])
    expect(driftsMs.length).toBeGreaterThan(10)
    expect(Math.max(...driftsMs)).toBeLessThan(60_000)
  })

  it('has an order in every state, and each got there by steps that lie in the past', async () => {
    const counts = await site.rows('select status, count(*)::int as count from orders group by status')
    expect(counts.map(({ status }) => String(status)).toSorted()).toEqual([...orderStatuses].toSorted())
    expect(counts.reduce((sum, { count }) => sum + Number(count), 0)).toBe(demoOrders.length)
    const odd = await site.rows(
      `select number from orders where created_at > now() or status <> (select to_status from order_events
        where order_id = orders.id order by at desc, id desc limit 1)
        or created_at <> (select min(at) from order_events where order_id = orders.id)
        or exists (select 1 from order_events where order_id = orders.id and at > now())`,
    )
    expect(odd).toEqual([])
    const [when] = await site.rows(
      `select round(extract(epoch from now() - min(created_at)) / 86400)::int as oldest,
        round(extract(epoch from now() - max(created_at)) / 60)::int as minutes from orders`,
    )
    expect(when).toEqual({ oldest: 34, minutes: expect.any(Number) })
    expect(when?.['minutes']).toBeLessThan(30)
  })

  it.each(queueViews)('has something in the view %s of an agent’s queue', async (view) => {
    const { body } = await (await browserOf('agent')).ask('desk.queue', { view })
    expect((body['duties'] as Duty[]).length).toBeGreaterThan(0)
  })

  it('has promises that are kept, broken and to come, and an urgent message first', async () => {
    const [late] = await site.rows(
      `select count(*) filter (where due_at < now())::int as late, count(*) filter (where due_at > now())::int as ahead
        from orders where status in ('Pending Contact', 'Awaiting Payment', 'Paid', 'In Production')`,
    )
    expect(late?.['late']).toBeGreaterThan(2)
    expect(late?.['ahead']).toBeGreaterThan(10)
    const { body } = await (await browserOf('agent')).ask('desk.queue', { view: 'message' })
    expect((body['duties'] as Duty[]).some(({ isUrgent }) => isUrgent)).toBe(true)
  })

  it('has clients who write: asked, answered, and “I have paid”, of which no mail has left', async () => {
    const [said] = await site.rows(
      `select count(*) filter (where sender = 'studio')::int as answers,
        count(*) filter (where kind = 'paid')::int as paid,
        count(*) filter (where sender = 'client' and settled_at is null)::int as waiting,
        count(*) filter (where actor = 'link')::int as by_link from order_messages`,
    )
    expect(said).toEqual({ answers: 3, paid: 2, waiting: 3, by_link: 2 })
    expect(await site.rows(`select status from mails where status = 'sent'`)).toEqual([])
  })

  it('has requests for payment in every way, open and overdue, and an overdue order on NET-30 terms', async () => {
    const asked = await site.rows(
      `select way, terms, due_on < current_date as late from payment_requests r join orders o on o.id = r.order_id
        where withdrawn_at is null and pay_by is not null`,
    )
    expect(new Set(asked.map(({ way }) => way))).toEqual(new Set(['link', 'bank-transfer', 'paypal']))
    for (const terms of ['prepaid', 'net30'] as const)
      for (const late of [true, false]) expect(asked).toContainEqual(expect.objectContaining({ terms, late }))
    expect(await site.rows(`select email from users where terms = 'net30'`)).toHaveLength(1)
  })

  it('has texts that wait for a client and for the studio, and some that are approved', async () => {
    const client = await browserOf('client')
    const [revised] = await site.rows(
      `select number from orders where id in (select order_id from text_versions where number = 2)`,
    )
    const { body } = await client.ask('reviews.find', { number: revised?.['number'] })
    expect(body).toMatchObject({ rounds: [{ used: 1, until: expect.any(String) }] })
    const said = (body['comments'] as CommentView[]).map(({ answer, startsNow }) => [answer?.kind, startsNow])
    expect(said).toEqual([
      ['done', null],
      ['declined', expect.any(Number)],
      ['done', null],
      [undefined, expect.any(Number)],
    ])
    const [{ waiting } = {}] = await site.rows(
      `select count(*)::int as waiting from text_comments where round is not null and answer is null`,
    )
    expect(waiting).toBe(2)
    const approved = await site.rows(`select status from text_approvals join orders on orders.id = order_id`)
    expect(new Set(approved.map(({ status }) => status))).toEqual(new Set(['Completed']))
  })

  it('has the texts of every order that was delivered, but for two that were sent outside', async () => {
    const outside = await site.rows(
      `select status from orders where status in ('Delivered', 'Revision', 'Completed')
        and not exists (select 1 from text_versions where order_id = orders.id)`,
    )
    expect(outside).toEqual([{ status: 'Revision' }, { status: 'Revision' }])
    const short = await site.rows(
      `select o.number from orders o join text_versions v on v.order_id = o.id
        where sku = 'PS-070' group by o.number having count(distinct piece) <> 3`,
    )
    expect(short).toEqual([])
  })

  it('has links, an order without an address, views that staff keep, and a token', async () => {
    const [link] = await site.rows(
      `select count(*)::int as count from desk_entries where kind = 'link-copied'`,
    )
    expect(link?.['count']).toBeGreaterThan(0)
    expect(await site.rows(`select number from orders where email = ''`)).toHaveLength(1)
    const agent = await (await browserOf('agent')).ask('desk.listViews')
    expect(agent.body['views']).toHaveLength(2)
    const owner = await (await browserOf('owner')).ask('tokens.list')
    expect(owner.body['tokens']).toHaveLength(1)
  })

  it('has ledgers in which every entry may follow those before it, and what a studio comes across', async () => {
    const em = site.database.orm.em.fork()
    const due = { back: 0, owedAgain: 0 }
    for (const order of await em.find(Order, {})) {
      const entries = await entriesOf(em, order.id)
      for (const [at, entry] of entries.entries()) {
        expect([order.number, entry.sequence, checkEntry(entries.slice(0, at), entry)]).toEqual([
          order.number,
          at + 1,
          null,
        ])
      }
      const { keptCents, owedCents } = balanceOf(order.status, entries)
      if (order.status === 'Refunded') expect([order.number, keptCents]).toEqual([order.number, 0])
      if (order.status === 'Completed') expect([order.number, owedCents]).toEqual([order.number, 0])
      if (refundDue(order.status, entries) > 0) due.back += 1
      if (order.status === 'Awaiting Payment' && entries.some(({ kind }) => kind === 'reversal'))
        due.owedAgain += 1
    }
    // Cancelled with money left, a share kept, and overpaid; paid by mistake.
    expect(due).toEqual({ back: 4, owedAgain: 1 })
    const documents = await site.rows(`select document_number from money_entries where kind = 'payment'`)
    expect(new Set(documents.map((row) => row['document_number'])).size).toBe(documents.length)
  })

  it('lets everybody in whose sign-in it shows, and nobody with an earlier password', async () => {
    expect(signIns.map(({ role }) => role)).toEqual(['owner', 'agent', 'agent', 'writer', 'client'])
    expect(new Set(signIns.map(({ password }) => password)).size).toBe(5)
    for (const role of ['owner', 'writer'] as const)
      expect((await (await browserOf(role)).ask('staff.me')).body).toMatchObject({ member: { role } })
    const { body } = await (await browserOf('client')).ask('orders.list')
    expect((body['orders'] as unknown[]).length).toBeGreaterThan(4)
  })

  it('never begins where there is an order, a client or somebody at the desk', async () => {
    await expect(seed()).rejects.toThrow(NotEmptyError)
    expect(await site.rows('select count(*)::int as count from orders')).toEqual([{ count: 60 }])
  })
})

it.each([
  [true, '127.0.0.1', 'http://localhost:3000'],
  [true, '::1', 'http://127.0.0.1:5173'],
  [false, '0.0.0.0', 'http://localhost:3000'],
  [false, '127.0.0.1', 'https://studio.example'],
])('A demo is only here at %o, HOST %s and PUBLIC_URL %s', (isHere, HOST, PUBLIC_URL) => {
  expect(isOnlyHere({ HOST, PUBLIC_URL })).toBe(isHere)
})
