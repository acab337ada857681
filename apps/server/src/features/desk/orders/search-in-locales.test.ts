import { createDatabase } from '@northword/rig/postgres-database'
import { wantNote } from '@northword/rig/test-report'
import { describe, expect, inject, it } from 'vitest'
import { localeOf } from '../../../checks/database-locale.ts'
import { allOf } from '../../../db/queries/condition.ts'
import { sqlStateOf } from '../../../db/database-error.ts'
import { migrate } from '../../../db/migrations.ts'
import { type Database, openPostgres } from '../../../db/orm.ts'
import { entities } from '../../../features.ts'
import { openTestPglite } from '../../../testing/databases/test-database.ts'
import { searchedBy } from './search-orders.ts'

const server = inject('testDatabaseUrl')

/** `create database` options by name, and the locale that the server then reads. */
const locales: Record<string, [string, object]> = {
  C: [`locale 'C'`, { provider: 'libc', name: 'C' }],
  'C.UTF-8': [`locale 'C.UTF-8'`, { provider: 'libc', name: 'C.UTF-8' }],
  'en_US.UTF-8': [`locale 'en_US.UTF-8'`, { provider: 'libc', name: 'en_US.UTF-8' }],
  'tr_TR.UTF-8': [`locale 'tr_TR.UTF-8'`, { provider: 'libc', name: 'tr_TR.UTF-8' }],
  'ICU for English': [
    `locale 'C' locale_provider icu icu_locale 'en-US'`,
    { provider: 'ICU', name: expect.stringMatching(/^en-US/) },
  ],
  'ICU for Turkish': [
    `locale 'C' locale_provider icu icu_locale 'tr-TR'`,
    { provider: 'ICU', name: expect.stringMatching(/^tr/) },
  ],
}

interface Client {
  name: string
  note?: string
  email?: string
  /** Searches that find this client only. */
  by: string[]
}

const clients: Client[] = [
  { name: 'Zoë Quimby', by: ['ZOË', 'zoe', 'zoe\u0308', 'QUIMBY zoë', 'oë QUIM', 'ZO', 'zoë q', 'Ë qui'] },
  { name: 'Ingrid Işık', by: ['INGRID', 'ingrid', 'İNGRİD', 'IŞIK', 'ışık', 'isik', 'IN', 'in', 'ın'] },
  { name: 'İpek', by: ['IPEK', 'ipek', 'İPEK', 'ıpek', 'IP', 'İp', 'ıp'] },
  {
    name: 'Jürgen Strauß',
    email: 'js@Bücher.example',
    by: ['JÜRGEN', 'jurgen', 'STRAUSS', 'STRAUẞ', 'strauß', 'JÜ', 'ju\u0308', 'BÜCHER.EX'],
  },
  { name: 'Οδυσσέας Σοφός', by: ['ΟΔΥΣΣΈΑΣ', 'οδυσσεας', 'ΣΟΦΌΣ', 'σοφοσ', 'ΣΈΑΣ', 'ΟΔ', 'οδ'] },
  { name: 'Søren Ærøsund Łuk', by: ['SØREN', 'soren', 'ærøSUND', 'aero', 'ŁUK', 'SØ', 'so'] },
  { name: 'Анна Королёва', by: ['КОРОЛЁВА', 'королева', 'АННА', 'АН', 'ан'] },
  { name: '陳大文', by: ['陳大文', '陳大', '陳'] },
  { name: 'Đặng Thị', note: '100% of a_b “it”', by: ['đặng', 'DANG', 'ĐẶ', 'da', '100% A_B', '“IT”'] },
]
const nobodys = ['zoex', 'zöx', 'gri zz', 'zo q', '1_0%', '%%%', 'gr', '陈大文', '_z', '\\\\\\']

async function place({ orm }: Database) {
  for (const { name, note = '', email = '' } of clients)
    await orm.em.fork().execute(
      `insert into orders (id, number, idempotency_key, fingerprint, guest, sku, name, price_cents, full_name,
         email, email_key, phone, note, status, created_at)
       values (gen_random_uuid(), ?, ?, '', true, '', '', 1, ?, ?, '', '', ?, 'Paid', now())`,
      [`NW-${name.length}-${name}`, name, name, email, note],
    )
}

const searches = [
  ...clients.flatMap(({ name, by }) => by.map((q) => ({ q, expected: [name] }))),
  ...nobodys.map((q) => ({ q, expected: [] })),
]

const mistakes = ({ orm }: Database, withReach: boolean, by: 'index' | 'row') =>
  orm.em.fork().transactional(async (em) => {
    const shut = by === 'index' ? ['seqscan'] : ['indexscan', 'bitmapscan']
    for (const plan of shut) await em.execute(`set local enable_${plan} = off`)
    const wrong: object[] = []
    for (const { q, expected } of searches) {
      const { sql, values } = allOf(searchedBy(q, { withReach, orderPrefix: 'NW' }).words)
      const statement = `select full_name as name from orders where ${sql}`
      const found = await em.execute<{ name: string }[]>(statement, values)
      const names = found.map(({ name }) => name)
      const plan = by === 'index' ? JSON.stringify(await em.execute(`explain ${statement}`, values)) : ''
      if (names.join() !== expected.join() || plan.includes('Seq Scan')) wrong.push({ q, names, plan })
    }
    return wrong
  })

/** Expected with address search off. */
const byAddress = { q: 'BÜCHER.EX', names: [] }

async function expectRight(database: Database) {
  for (const by of ['index', 'row'] as const) {
    expect(await mistakes(database, true, by)).toEqual([])
    expect(await mistakes(database, false, by)).toMatchObject([byAddress])
  }
}

/** Unknown locale, ICU not built in, or a Postgres too old for the option. */
function ifUnknown(error: unknown): undefined {
  const isUnknown = error instanceof Error && ['42809', '0A000', '42601', '22023'].includes(sqlStateOf(error))
  if (!isUnknown) throw error
}

/** Plain texts take a faster path of the function. Each character must fold the same on both. */
const unlike = `
  select to_hex(n) as code from generate_series(1, 65533) n where n not between 55296 and 57343 and (n < 9000 or n % 8 = 0)
    and 'e' || northword_fold(chr(n)) <> northword_fold('é' || chr(n))`

describe('A search finds names whatever their case and marks', () => {
  it('on PGlite', async () => {
    const { database, drop } = await openTestPglite()
    expect(await localeOf(database)).toMatchObject({ provider: 'libc', encoding: 'UTF8' })
    await place(database)
    await expectRight(database)
    expect(await database.orm.em.fork().execute(unlike)).toEqual([])
    await drop()
  })

  const expectFound = async (locale: string, skip: (why: string) => void) => {
    const [settings = '', says] = locales[locale] ?? []
    const made = await createDatabase(server, 'template0', `encoding 'UTF8' ${settings}`).catch(ifUnknown)
    if (!made) {
      skip(`${wantNote}the locale ${locale} in Postgres`)
      return
    }
    const database = await openPostgres(entities, made.url)
    try {
      await migrate(database)
      expect(await localeOf(database)).toEqual({ ...says, encoding: 'UTF8' })
      await place(database)
      await expectRight(database)
    } finally {
      await database.close()
      await made.drop()
    }
  }

  it.skipIf(!server).for(['C'])('in a database with the locale %s', (locale, { skip }) =>
    expectFound(locale, skip),
  )
  it.skipIf(!server).for(['ICU for English', 'ICU for Turkish', 'C.UTF-8', 'en_US.UTF-8', 'tr_TR.UTF-8'])(
    'in a database with the locale %s',
    { tags: ['thorough'] },
    (locale, { skip }) => expectFound(locale, skip),
  )
})
