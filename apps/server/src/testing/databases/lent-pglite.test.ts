import type { PGlite } from '@electric-sql/pglite'
import { expect, it, vi } from 'vitest'
import { placed } from '../test-accounts.ts'
import { openTestApp } from '../test-app.ts'
import { newBrowser } from '../requests/test-browser.ts'
import { openTestPglite } from './test-database.ts'
import { borrowPglite, returnPglite } from './lent-pglite.ts'
import { rightFor } from '../requests/test-inputs.ts'
import { owned } from '../test-staff.ts'

async function next() {
  const lent = await borrowPglite()
  await returnPglite(lent)
  return lent
}

/** Compares instances by their parsers, which belong to one instance. */
const isSame = (one: PGlite, other: PGlite | null) => one.parsers === other?.parsers

it('An instance goes to the next suite without anything that the one before wrote or set', async () => {
  const site = await openTestApp(openTestPglite)
  const { browser } = await owned(site)
  const number = await placed(newBrowser(site), 'nora@bakery.example')
  await browser.call('payments.agreePrice', { ...rightFor(number), cents: 99_999 })
  expect(await site.rows('select cents from money_entries')).toHaveLength(2)
  await site.rows(`set timezone to 'Asia/Tokyo'`)
  await site.rows('create temp table mine as select 1 as one')
  const spied = vi.spyOn(site.database.pglite ?? expect.fail(), 'query')
  await site.close()
  spied.mockClear()
  const again = await borrowPglite()
  expect(isSame(again, site.database.pglite)).toBe(true)
  const read = async (sql: string) => (await again.query<Record<string, unknown>>(sql)).rows
  const ids = ['orders', 'staff_members', 'money_entries'].map((table) => `select id from ${table}`)
  expect(await read(ids.join(' union all '))).toEqual([])
  expect(await read(`select to_regclass('mine') as mine, count(*)::int as jobs from pgboss.job`)).toEqual([
    { mine: null, jobs: 0 },
  ])
  expect(spied).not.toHaveBeenCalled()
  expect(await read('show timezone')).not.toEqual([{ TimeZone: 'Asia/Tokyo' }])
  await returnPglite(again)
})

const lasting: [name: string, act: (lent: PGlite) => unknown][] = [
  ['a table', (lent) => lent.exec('create table mine (one int)')],
  ['a trigger that sleeps', (lent) => lent.exec('alter table money_entries disable trigger user')],
  ['a setting of a role', (lent) => lent.exec(`alter role current_user set timezone to 'Asia/Tokyo'`)],
  ['a row of a migration', (lent) => lent.exec('delete from studio_settings')],
  ['a queue of its own', (lent) => lent.exec(`select pgboss.create_queue('mine', '{"policy": "standard"}')`)],
]

it.each(lasting)(
  '%s would last, so the instance is not used again',
  { tags: ['thorough'] },
  async (_, act) => {
    const lent = await borrowPglite()
    await act(lent)
    await returnPglite(lent)
    expect(lent.closed).toBe(true)
    expect(isSame(await next(), lent)).toBe(false)
  },
)

it('Of two at once one is kept', { tags: ['thorough'] }, async () => {
  const [one, other] = [await borrowPglite(), await borrowPglite()]
  expect(isSame(one, other)).toBe(false)
  await returnPglite(one)
  await returnPglite(other)
  expect([one.closed, other.closed]).toEqual([false, true])
})

it('A suite that calls its instance after its end is refused, and fails the run under its name', async () => {
  const lent = await borrowPglite()
  await returnPglite(lent)
  const unhandled = vi.spyOn(Promise, 'reject').mockResolvedValue(undefined)
  expect(() => lent.query('select 1')).toThrow('lent-pglite.test.ts called query after')
  expect(unhandled).toHaveBeenCalledOnce()
  unhandled.mockRestore()
})
