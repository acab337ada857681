import { describe, expect, it } from 'vitest'
import { openTestPglite } from '../../testing/test-database.ts'
import { allMigrations } from './all-migrations.ts'

/*
 * While a release is rolled out, the one before serves beside it on the same tables. So a migration only adds. What nobody
 * needs any more goes a release later, and its entry in the list says so: `contractSince: '1.4.0'`, which no longer reads it.
 */

/** The last one from before there was a release that could serve beside another. */
const baseline = '20261124-order-lists'

/** What the release before would stumble over. */
const takesAway =
  /drop (column|table|view)|rename (to|column|constraint)|\bset not null|alter column \S+ (set data )?type|add column (?![^,;)`]*\bdefault\b)[^,;)`]*\bnot null/i

/** What statements do that the release before would not survive; null where there is nothing. */
const offenceIn = (sql: string) => takesAway.exec(sql.replaceAll(/\s+/g, ' '))?.[0] ?? null

describe('A migration leaves the release before what it needs', () => {
  const known = allMigrations.map(({ name }) => name)
  const later = allMigrations.slice(known.indexOf(baseline) + 1)

  it('every one since the first release', async () => {
    expect(known).toContain(baseline)
    const { database, drop } = await openTestPglite()
    const { orm } = database
    const offences = later.map(async ({ name, class: Migration, contractSince }) => {
      const migration = new Migration(orm.driver, orm.config)
      await migration.up()
      const sql = migration.getQueries().filter((query) => typeof query === 'string')
      return contractSince ? [] : [[name, offenceIn(sql.join(';\n'))]]
    })
    const found = (await Promise.all(offences)).flat()
    await drop()
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(([, offence]) => offence !== null)).toEqual([])
  })

  it.each([
    'alter table orders drop column note',
    'alter table orders\n  drop column note',
    'drop table projects',
    'alter table orders rename column note to brief',
    'alter table orders alter column note set not null',
    'alter table orders alter column price type bigint',
    'alter table orders add column urgent boolean not null',
  ])('so this is found: %s', (sql) => {
    expect(offenceIn(sql)).not.toBeNull()
  })

  it.each([
    'alter table orders add column urgent boolean not null default false',
    'alter table orders add column note text, add column other text',
    'alter table orders alter column note drop not null',
    'create table more (id uuid primary key, name text not null)',
    'drop index orders_email_index',
  ])('and this is not: %s', (sql) => {
    expect(offenceIn(sql)).toBeNull()
  })
})
