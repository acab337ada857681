import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { allMigrations } from './all-migrations.ts'

/*
 * While a release is rolled out, the one before serves beside it on the same tables. So a migration only adds. What nobody
 * needs any more goes a release later, with a comment that says since when: `// Contract since 1.4.0: no release reads it.`
 */

/** The last one from before there was a release that could serve beside another. */
const baseline = '20261124-order-lists'

/** What the release before would stumble over. */
const takesAway =
  /drop (column|table|view)|rename (to|column|constraint)|\bset not null|alter column \S+ (set data )?type|add column (?![^,)`]*\bdefault\b)[^,)`]*\bnot null/i

const saysSince = /\/\/ Contract since \d+\.\d+\.\d+: \S/

/** What a migration does on its way up that the release before would not survive; null where there is nothing. */
function offenceIn(source: string): string | null {
  const [up = ''] = source.split('override down')
  return saysSince.test(up) ? null : (takesAway.exec(up.replaceAll(/\s+/g, ' '))?.[0] ?? null)
}

describe('A migration leaves the release before what it needs', () => {
  const known = allMigrations.map(({ name }) => name)
  const later = known.slice(known.indexOf(baseline) + 1)

  it('every one since the first release', async () => {
    expect(known).toContain(baseline)
    for (const name of later) {
      const source = await readFile(path.join(import.meta.dirname, `${name}.ts`), 'utf8')
      expect([name, offenceIn(source)]).toEqual([name, null])
    }
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
    expect(offenceIn(`override up() { this.addSql(\`${sql}\`) }`)).not.toBeNull()
    expect(
      offenceIn(`override up() {\n// Contract since 1.4.0: it was replaced.\nthis.addSql(\`${sql}\`) }`),
    ).toBeNull()
  })

  it.each([
    'alter table orders add column urgent boolean not null default false',
    'alter table orders add column note text, add column other text',
    'alter table orders alter column note drop not null',
    'create table more (id uuid primary key, name text not null)',
    'drop index orders_email_index',
  ])('and this is not: %s', (sql) => {
    expect(offenceIn(`override up() { this.addSql(\`${sql}\`) } override down() { drop table x }`)).toBeNull()
  })
})
