import { randomUUID } from 'node:crypto'
import { raw } from '@mikro-orm/core'
import { expect, it, vi } from 'vitest'
import { placed, verified } from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { ada } from '../../testing/test-orders.ts'
import { bothDatabases, onPostgres } from '../../testing/databases/test-database.ts'
import { tidy } from '../../chores/tidy.ts'
import { useHeardApp, useTestApp } from '../../testing/use-test-app.ts'

const person = { name: 'Zelda Quux', email: 'Zelda@quux.example', password: 'zelda has a sesame' }
const order = {
  fullName: 'Zelda O’Quux',
  email: person.email,
  phone: '+44 7700 900461',
  note: 'My \\? sesame',
}
const personal = /zelda|quux|900461|sesame/i

bothDatabases('A statement', (open) => {
  const { site, heard } = useHeardApp(open, {}, live)
  /** Calls that create, change, find and erase personal data. */
  async function live() {
    const { browser } = await verified(site, person)
    const send = { sku: 'PS-070', ...order, idempotencyKey: randomUUID() }
    await browser.call('orders.place', send)
    await browser.call('orders.place', send)
    await newBrowser(site).call('orders.place', { ...send, idempotencyKey: randomUUID() })
    await browser.call('orders.cancel', { number: await placed(browser, person.email) })
    await browser.ask('account.data')
    await browser.call('account.updateProfile', { name: person.name, phone: order.phone })
    await browser.call('contact.sendMessage', { name: person.name, email: person.email, message: order.note })
    await browser.call('newsletter.subscribe', { email: person.email })
    await browser.call('auth.forgotPassword', { email: person.email })
    await browser.call('auth.changePassword', { currentPassword: person.password, password: 'sesame two' })
    await browser.call('account.deleteAccount', { password: 'sesame two' })
    await tidy(site, new Date(Date.now() + 31 * 86_400_000))
  }

  it('carries no word of a client in its text, wherever it comes from', () => {
    for (const table of ['orders', 'users', 'mails', 'contact_messages', 'subscribers', 'projects'])
      expect(
        heard.statements.some(({ sql }) => sql.includes(`insert into "${table}"`)),
        table,
      ).toBe(true)
    expect(heard.statements.some(({ values }) => personal.test(values))).toBe(true)
    for (const { sql } of heard.statements) expect(sql).not.toMatch(personal)
  })

  it('carries every kind of value as it is', async () => {
    const em = site.database.orm.em.fork()
    const texts = [`it's`, '\\', '$1', '?', '??', '\\?', 'ü写✍️', '']
    for (const text of texts)
      expect(await em.execute('select ?::text as said', [text])).toEqual([{ said: text }])
    const at = new Date('2026-03-05T16:30:00.123Z')
    const [row] = await em.execute<Record<string, unknown>[]>(
      `select ?::int as int, ?::boolean as yes, ?::text as nothing, ?::timestamptz = '2026-03-05 16:30:00.123Z' as moment,
        ?::jsonb->>'a' as json, 'x' in (?) as listed, '{"a":1}'::jsonb \\? 'a' as mark, ?? as named, ?::text as raw from (select 1 as one) as ones`,
      [7, true, null, at, { a: `it's` }, ['x', 'y'], 'one', raw(`? || 'b'`, ['a'])],
    )
    expect(row).toEqual({
      int: 7,
      yes: true,
      nothing: null,
      moment: true,
      json: `it's`,
      listed: true,
      mark: true,
      named: 1,
      raw: 'ab',
    })
  })
})

onPostgres('A statement that is cancelled', (open) => {
  const site = useTestApp(open)

  /** Text of the statement waiting for `orders`, which Postgres logs when it is cancelled. */
  async function cancelled(work: () => Promise<unknown>): Promise<string> {
    const em = site.database.orm.em.fork()
    return em.transactional(async (tx) => {
      await tx.execute('lock table orders in access exclusive mode')
      const begun = work().catch(() => undefined)
      const text = await vi.waitFor(
        async () => {
          const [waiting] = await site.rows(`select query, pg_cancel_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
          if (!waiting) throw new Error('Nothing waits yet.')
          return String(waiting.query)
        },
        { timeout: 30_000 },
      )
      await begun
      return text
    })
  }

  it('leaves nothing of an order in the log', async () => {
    const text = await cancelled(() =>
      site.post('/trpc/orders.place', { ...ada, ...order, idempotencyKey: randomUUID() }),
    )
    expect(text).toContain('insert into "orders"')
    expect(text).not.toMatch(personal)
  })

  it('leaves nothing of a change to an order in the log', async () => {
    const { orm } = site.database
    const text = await cancelled(() =>
      orm.em
        .fork()
        .getConnection()
        .execute('update orders set note = ? where email = ?', [order.note, order.email]),
    )
    expect(text).toContain('update orders')
    expect(text).not.toMatch(personal)
  })
})
