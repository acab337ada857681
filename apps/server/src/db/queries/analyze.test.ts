import { expect, it } from 'vitest'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { analyzeGrown } from './analyze.ts'

it('The embedded database looks anew at a table that has grown, and at no other', async () => {
  const { database, drop } = await openTestPglite()
  const em = database.orm.em.fork()
  const write = (count: number) =>
    em.execute(
      `insert into contact_messages (id, name, email, email_key, message, urgent, created_at)
        select gen_random_uuid(), 'Ada', 'a@b.example', 'a@b.example', repeat('x', 1000), false, now()
        from generate_series(1, ${count})`,
    )
  const known = async () => {
    await analyzeGrown(database)
    const rows = await em.execute<{ name: string; count: number }[]>(
      `select relname as name, reltuples::int as count from pg_class
        where relkind = 'r' and oid in (select starelid from pg_statistic) and relnamespace = 'public'::regnamespace`,
    )
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  }
  await write(10)
  expect(await known()).toEqual({})
  await write(1990)
  expect(await known()).toEqual({ contact_messages: 2000 })
  await write(100)
  expect(await known()).toEqual({ contact_messages: 2000 })
  await write(200)
  expect(await known()).toEqual({ contact_messages: 2300 })
  await drop()
})
