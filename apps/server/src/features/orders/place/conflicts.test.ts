import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { TestApp } from '../../../testing/test-app.ts'
import { bothDatabases, onPostgres } from '../../../testing/databases/test-database.ts'
import { somebody } from '../../../testing/test-accounts.ts'
import { ada } from '../../../testing/test-orders.ts'
import { useBesides, useTestApp } from '../../../testing/use-test-app.ts'

const place = (site: TestApp, key: string) => site.post('/api/orders', ada, { 'idempotency-key': key })

bothDatabases('An order on which the database gives up', (open) => {
  const site = useTestApp(open)

  it.each([
    ['for a deadlock', '40P01'],
    ['as it cannot be put in a row with others', '40001'],
    ['as a lock is held', '55P03'],
  ])('%s is to come again, and is then placed once', async (_, code) => {
    await site.rows(`create function give_up() returns trigger language plpgsql
      as $$ begin raise exception 'no' using errcode = '${code}'; end $$`)
    await site.rows('create trigger give_up before insert on orders execute function give_up()')
    const key = randomUUID()
    const { statusCode, headers } = await place(site, key)
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    await site.rows('drop function give_up cascade')
    expect((await place(site, key)).statusCode).toBe(201)
    expect((await place(site, key)).statusCode).toBe(200)
  })

  it('is confirmed at once where it comes again, however often it has failed', async () => {
    await site.rows(`create function give_up() returns trigger language plpgsql
      as $$ begin raise exception 'no' using errcode = '40P01'; end $$`)
    await site.rows('create trigger give_up before insert on orders execute function give_up()')
    const { email } = somebody()
    const key = { 'idempotency-key': randomUUID() }
    const send = async () => (await site.post('/api/orders', { ...ada, email }, key)).statusCode
    for (let count = 0; count < 6; count += 1) expect(await send()).toBe(503)
    await site.rows('drop function give_up cascade')
    expect(await send()).toBe(201)
    expect(
      await site.rows(`select confirmed_at is not null as confirmed from orders where email = '${email}'`),
    ).toEqual([{ confirmed: true }])
  })

  it('fails alone among others that come at once', async () => {
    await site.rows(`create function give_up() returns trigger language plpgsql
      as $$ begin if new.note = 'Locked' then raise exception 'no' using errcode = '40P01'; end if; return new; end $$`)
    await site.rows('create trigger give_up before insert on orders for each row execute function give_up()')
    const notes = ['One', 'Two', 'Locked', 'Three', 'Four']
    const answers = await Promise.all(
      notes.map((note) => site.post('/api/orders', { ...ada, note }, { 'idempotency-key': randomUUID() })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 503, 201, 201])
    await site.rows('drop function give_up cascade')
  })
})

onPostgres('Orders that come to two servers at once', (open) => {
  const settings = { RATE_LIMIT_FACTOR: '1000' }
  const site = useTestApp(open, settings)
  const second = useBesides(site, settings)

  it('fifty times under one key are confirmed once, and at once', async () => {
    const key = randomUUID()
    const copies = Array.from({ length: 50 }, (_, index) => place(index % 2 ? site : second, key))
    const answers = await Promise.all(copies)
    expect(new Set(answers.map((answer) => answer.json().order?.id)).size).toBe(1)
    expect(await site.rows('select 1 from orders where confirmed_at is null')).toEqual([])
    expect(await site.rows(`select 1 from mails where kind = 'order-confirmation'`)).toHaveLength(1)
  })

  it('in opposite order never wait for one another: each is placed once, and both servers tell its number', async () => {
    for (let round = 0; round < 2; round += 1) {
      const keys = Array.from({ length: 30 }, () => randomUUID())
      const [here, there] = await Promise.all([
        Promise.all(keys.map((key) => place(site, key))),
        Promise.all(keys.toReversed().map((key) => place(second, key))),
      ])
      const numbers = (answers: typeof here) => answers.map((answer) => answer.json().order?.id)
      expect(new Set([...here, ...there].map(({ statusCode }) => statusCode))).toEqual(new Set([200, 201]))
      expect(numbers(there).toReversed()).toEqual(numbers(here))
    }
  })
})
