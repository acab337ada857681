import { describe, expect, it } from 'vitest'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { allMigrations } from './all-migrations.ts'

/*
 * During a rollout the previous release serves on the same tables, so a migration only adds. A later release drops
 * what is unused, with `contractSince: '1.4.0'`: the first release that no longer reads it.
 */

/** The last migration from before rolling releases. */
const baseline = '20261124-order-lists'

/** Statements that break the previous release. */
const takesAway =
  /drop (column|table|view)|rename (to|column|constraint)|\bset not null|alter column \S+ (set data )?type|add column (?![^,;)`]*\bdefault\b)[^,;)`]*\bnot null/i

/** The first such statement in the SQL; null if there is none. */
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
