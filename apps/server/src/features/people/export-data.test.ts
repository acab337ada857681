import { beforeTests } from '@northword/rig/during-tests'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writtenColumns } from '@northword/rig/written-columns'
import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { exported, placed, registered } from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { kindsOf, listenTo } from '../../testing/databases/test-statements.ts'
import { useTestApp, withoutTable } from '../../testing/use-test-app.ts'
import { ada } from '../../testing/test-orders.ts'

const orderCount = 400

eachDatabase('The file of a client’s data', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '10' })
  const client = beforeTests(() => registered(site))
  beforeAll(async () => {
    const number = await placed(client.browser, client.person.email)
    const columns = await writtenColumns(site.rows, 'orders')
    await site.rows(`insert into orders (${columns}) select ${columns} from (
      select (jsonb_populate_record(orders, jsonb_build_object(
        'id', gen_random_uuid(), 'number', number || '-' || n, 'idempotency_key', gen_random_uuid(),
        'note', repeat('筆', 10000)))).*
      from orders, generate_series(2, ${orderCount}) n where number = '${number}') copies`)
    await site.app.listen({ port: 0, host: '127.0.0.1' })
  })

  /** A download over a real connection that reads only on demand. */
  async function download() {
    const { port } = site.app.server.address() as AddressInfo
    const cookie = [...client.browser.cookies].map((pair) => pair.join('=')).join('; ')
    const asked = request({ port, path: '/api/account/data', headers: { cookie } }).end()
    const [response] = await once(asked, 'response')
    return response as AsyncIterable<Buffer> & { destroy: () => void; headers: Record<string, string> }
  }

  it('is a download that nobody keeps a copy of', async () => {
    const response = await download()
    expect(response.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.ndjson"',
      'cache-control': 'no-store',
    })
    response.destroy()
  })

  it('comes from a studio whatever the letters of its name', async () => {
    const live = site.liveSite.now()
    site.liveSite.replace({ ...live, company: { ...live.company, brand: '墨 “Ink”' } })
    expect((await exported(client.browser)).status).toBe(200)
    site.liveSite.replace(live)
  })

  it('is whole, with its end as the last line, and read page by page', async () => {
    const hear = await listenTo(site.database)
    const statements = await hear(async () => {
      const { records, of } = await exported(client.browser)
      expect(new Set(of('order').map(({ id }) => id)).size).toBe(orderCount)
      expect(records.at(-1)).toEqual({ kind: 'end', records: records.length - 1 })
    })
    const reads = kindsOf(statements).filter((sql) => /from "orders"/.test(sql) && /limit/.test(sql))
    expect(reads.length).toBeGreaterThanOrEqual(orderCount / 20)
  })

  it('is cut off where the database fails midway, and says nowhere that it is whole', async () => {
    const response = await download()
    let text = ''
    const reading = async () => {
      for await (const chunk of response) text += chunk.toString()
    }
    await expect(withoutTable(site, 'order_events', reading)).rejects.toThrow('aborted')
    expect(text).toContain('"kind":"account"')
    expect(text).not.toContain('"kind":"end"')
    expect(site.logged.join()).toContain('Something went wrong')
    expect(site.logged.join()).not.toMatch(/select|elsewhere|order_events/)
  })

  it('is answered with an error where the database fails before it begins', async () => {
    const { status, text } = await withoutTable(site, 'sessions', () => exported(client.browser))
    expect([status, JSON.parse(text)]).toMatchObject([
      500,
      { message: 'Something went wrong. Please try again.' },
    ])
  })

  it('is for who is signed in, and by GET alone', async () => {
    expect((await exported(newBrowser(site))).status).toBe(401)
    for (const method of ['HEAD', 'POST'] as const) {
      const answer = await site.app.inject({ method, url: '/api/account/data' })
      expect([404, 405, 415]).toContain(answer.statusCode)
    }
  })

  it(
    'can be had a hundred times in a quarter of an hour by one account, wherever it asks',
    { tags: ['thorough'] },
    async () => {
      const other = await registered(site)
      for (let count = 0; count < 100; count += 1) expect((await exported(other.browser)).status).toBe(200)
      const { status, text } = await exported(other.browser)
      expect([status, JSON.parse(text)]).toMatchObject([
        429,
        { message: expect.stringMatching(/^Too many tries\. Please wait/) },
      ])
      const again = newBrowser(site)
      await again.call('auth.signIn', other.person)
      expect((await exported(again)).status).toBe(429)
      expect((await exported(client.browser)).status).toBe(200)
    },
  )
})

eachDatabase('The orders of one account', (open) => {
  const site = useTestApp(open)

  it(
    'are sixty in a quarter of an hour, whatever its networks and the addresses in them',
    { tags: ['thorough'] },
    async () => {
      const { browser, person } = await registered(site)
      const other = newBrowser(site)
      await other.call('auth.signIn', person)
      for (let count = 0; count < 60; count += 1)
        await placed(count % 2 ? browser : other, `somebody-${count}@navy.example`)
      const order = { ...ada, idempotencyKey: 'k' }
      for (const one of [browser, other])
        expect(await one.call('orders.place', order)).toMatchObject({ status: 429 })
      expect(await newBrowser(site).call('orders.place', order)).toMatchObject({ status: 200 })
    },
  )
})
