import { firstOf } from '@northword/rig/first-of'
import { beforeTests } from '@northword/rig/during-tests'
import { listedOrder } from '@northword/contract/orders/orders'
import { pageSize } from '@northword/contract/pages'
import { projectSummary } from '@northword/contract/orders/projects'
import { writtenColumns } from '@northword/rig/written-columns'
import { beforeAll, describe, expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { procedures } from '../../../testing/requests/test-procedures.ts'
import { clientWithOrder, placed, registered } from '../../../testing/test-accounts.ts'
import type { Browser } from '../../../testing/requests/test-browser.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

/** REST calls an order's number its id. */
type Rows = { id?: string; number?: string }[]
type Read = (browser: Browser, before?: string) => Promise<{ rows: Rows; next: string | null; bytes: number }>

const restList =
  (name: 'orders' | 'projects'): Read =>
  async (browser, before) => {
    const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`
    const { body } = await browser.rest('GET', `/api/${name}${query}`)
    return {
      rows: body[name] as Rows,
      next: body['next'] as string | null,
      bytes: JSON.stringify(body).length,
    }
  }
const procedureList =
  (path: string): Read =>
  async (browser, cursor) => {
    const { body } = await browser.ask(path, { cursor })
    const rows = body[path.split('.')[0] ?? ''] as Rows
    return { rows, next: body['next'] as string | null, bytes: JSON.stringify(body).length }
  }

const lists: Record<string, Read> = {
  'orders.listSummaries': procedureList('orders.listSummaries'),
  'GET /api/projects': restList('projects'),
  'projects.list': procedureList('projects.list'),
  'GET /api/orders': restList('orders'),
  'orders.list': procedureList('orders.list'),
  'projects.listSummaries': procedureList('projects.listSummaries'),
}

const orderCount = 590

/** Queries that a client may batch. The desk's and link holders' are refused to clients. */
const batched = procedures
  .filter(
    ({ path, type, meta }) =>
      type === 'query' &&
      !meta?.alone &&
      !/^(staff|desk|payments|orderLinks|tokens|voices|webhooks|site|mailServer)\.|^(deliveries\.list|reviews\.find)AtDesk$/.test(
        path,
      ),
  )
  .map(({ path }) => path)

eachDatabase('A client with 590 orders of the longest notes', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  const client = beforeTests(() => registered(site))
  beforeAll(() => multiply(client, orderCount))

  async function multiply({ browser, person, id }: typeof client, count: number) {
    const number = await placed(browser, person.email)
    await site.rows(`update orders set note = repeat('x', 10000) where number = '${number}'`)
    await site.rows(`update projects set notes = repeat('x', 10000) where user_id = '${id}'`)
    const columns = await writtenColumns(site.rows, 'orders')
    await site.rows(`
      with copied as (insert into orders (${columns}) select ${columns} from (
        select (jsonb_populate_record(orders, jsonb_build_object(
          'id', gen_random_uuid(), 'number', number || '-' || n, 'idempotency_key', gen_random_uuid(),
          'created_at', created_at - make_interval(secs => n / 50)))).*
        from orders, generate_series(2, ${count}) n where number = '${number}') copies returning id, created_at)
      insert into projects select (jsonb_populate_record(projects, jsonb_build_object(
        'id', gen_random_uuid(), 'order_id', copied.id, 'created_at', copied.created_at))).*
        from projects, copied where user_id = '${id}'`)
  }

  async function walk(read: Read, browser: Browser) {
    const ids: string[] = []
    const bytes: number[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await read(browser, cursor)
      expect(page.rows.length).toBeLessThanOrEqual(pageSize)
      ids.push(...page.rows.map(({ id, number }) => String(number ?? id)))
      bytes.push(page.bytes)
      cursor = page.next
    }
    return { ids, most: Math.max(...bytes) }
  }

  firstOf(Object.entries(lists))(
    'reads every one of them once through %s, in small answers',
    async (name, read) => {
      const { ids, most } = await walk(read, client.browser)
      expect([ids.length, new Set(ids).size]).toEqual([orderCount, orderCount])
      expect(most).toBeLessThan(name.includes('Summaries') ? 12_000 : 250_000)
    },
  )

  it.each(batched)('is answered little by %s, ten of which a batch may hold', async (path) => {
    const [order] = (await client.browser.ask('orders.listSummaries')).body['orders'] as Rows
    const { status, body } = await client.browser.ask(path, { number: order?.number })
    expect(status).toBe(200)
    expect(JSON.stringify(body).length).toBeLessThan(15_000)
  })

  it('is shown no note in a list that leaves them out', async () => {
    const { orders } = (await client.browser.ask('orders.listSummaries')).body as { orders: object[] }
    const { projects } = (await client.browser.ask('projects.listSummaries')).body as { projects: object[] }
    expect(listedOrder.strict().array().parse(orders)).toEqual(orders)
    expect(projectSummary.strict().array().parse(projects)).toEqual(projects)
  })

  it('is told the number of all of them, whatever page is read', async () => {
    expect((await client.browser.ask('projects.countWork')).body).toEqual({
      activeProjects: orderCount,
      totalOrders: orderCount,
      completed: 0,
      inProgress: 0,
    })
  })

  describe.each([
    'orders.list',
    'orders.listSummaries',
    'projects.list',
    'projects.listSummaries',
    'auth.listSessions',
  ])('through %s', (path) => {
    it.each([
      'garbage',
      '',
      "' or true --",
      '2026-02-31T00:00:00.000Z_019aa7f0-0000-7000-8000-0123456789ab',
      'x'.repeat(5_000),
      { $ne: '' },
      7,
    ])('is answered 400 for the cursor %j', async (cursor) => {
      expect(await client.browser.ask(path, { cursor })).toMatchObject({
        status: 400,
        message: 'This cursor is not one of ours. Without a cursor you get the first page.',
      })
    })

    it.each([0, -1, 21, 1e9, 1.5, '5', null])('is answered 400 for the limit %j', async (limit) => {
      expect(await client.browser.ask(path, { limit })).toMatchObject({
        status: 400,
        message: 'limit must be a whole number from 1 to 20',
      })
    })
  })

  it.each([
    'before=garbage',
    'before=',
    'before=a&before=b',
    'limit=-1',
    'limit=1e9',
    'limit=x',
    'limit=',
    'limit=1&limit=2',
  ])('is answered 400 for ?%s', async (query) => {
    for (const list of ['orders', 'projects'])
      expect((await client.browser.rest('GET', `/api/${list}?${query}`)).status).toBe(400)
  })

  it('reads as many at once as it asks for', async () => {
    const { body } = await client.browser.rest('GET', '/api/orders?limit=3')
    expect(body['orders']).toHaveLength(3)
    const after = await client.browser.rest('GET', `/api/orders?limit=3&before=${String(body['next'])}`)
    expect(after.body['orders']).toHaveLength(3)
    expect(after.body['orders']).not.toEqual(body['orders'])
  })

  it('sees its own alone with another’s cursor', async () => {
    const stranger = await clientWithOrder(site)
    for (const read of Object.values(lists)) {
      const { next } = await read(client.browser)
      expect((await read(stranger.browser, next ?? '')).rows).toEqual([])
      expect((await read(stranger.browser)).rows).toHaveLength(1)
    }
  })
})
