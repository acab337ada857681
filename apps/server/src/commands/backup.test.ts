import { useEmptyFolder } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { catchMail } from '@northword/rig/mail-catcher'
import { createDatabase } from '@northword/rig/postgres-database'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { doorOf, openCopyDoor } from '../backup/copy-door.ts'
import { openSource } from '../backup/open-source.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { listSequences, listTables } from '../backup/tables.ts'
import { countRows } from '../backup/whole-rows.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { createDeps } from '../deps.ts'
import { allMigrations } from '../db/migrations/all-migrations.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Database } from '../db/orm.ts'
import { readEnv } from '../env.ts'
import { entities } from '../features.ts'
import { lines } from '../logs/log-lines.ts'
import { makePglite } from '../testing/databases/make-pglite.ts'
import { openTestApp } from '../testing/test-app.ts'
import { mailThatIs, noraAtBakery, queueOn } from '../testing/test-mails.ts'
import { typeCommand } from '../testing/test-operator.ts'

type Kind = 'PGlite' | 'Postgres'
type Settings = Record<string, string>
const kinds: Kind[] = inject('testDatabaseUrl') ? ['PGlite', 'Postgres'] : ['PGlite']

const folder = useEmptyFolder()
const drops: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(drops.splice(0).map((drop) => drop())))

async function newPlace(kind: Kind, template = 'template1'): Promise<Settings> {
  const DATA_DIR = path.join(folder, randomUUID().slice(0, 8))
  if (kind === 'PGlite') return { DATA_DIR }
  const { url: DATABASE_URL, drop } = await createDatabase(inject('testDatabaseUrl'), template)
  drops.push(drop)
  return { DATABASE_URL, DATA_DIR }
}

async function migratedPlace(kind: Kind): Promise<Settings> {
  if (kind === 'Postgres') return newPlace(kind, inject('testTemplates').postgres)
  const settings = await newPlace(kind)
  await makePglite(settings.DATA_DIR ?? '')
  return settings
}

async function within<Answer>(settings: Settings, work: (database: Database) => Promise<Answer>) {
  const database = await openDatabase(entities, readEnv(settings))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Rows of every table in COPY format, and the sequences. */
async function contentOf(settings: Settings) {
  const source = await openSource(readEnv(settings))
  const content: Record<string, unknown> = { sequences: await listSequences(source) }
  for (const table of await listTables(source)) {
    let text = ''
    for await (const piece of source.copy(table)) text += String(piece)
    content[table.name] = text.split('\n').toSorted()
  }
  await source.close()
  return content
}

const backupTo = (settings: Settings, name = 'backup') =>
  typeCommand(['backup', path.join(folder, name)], settings)
const restoreFrom = (settings: Settings, name = 'backup') =>
  typeCommand(['restore', path.join(folder, name)], settings)

const odd = `quote ' " back\\slash \\. tab\t line\r\nend \u2028 \u2029 emoji 👩‍👩‍👧 \u202E עברית \\N null ${'x'.repeat(20_000)}`

/** A studio with rows that are hard to serialise, and a waiting mail. */
async function seed(settings: Settings) {
  await within(settings, async (database) => {
    const em = database.orm.em.fork()
    await em.execute(
      `insert into contact_messages (id, name, email, email_key, message, urgent, answer_by, answered_at, created_at)
        values (?, 'Ann', 'a@b.example', 'a@b.example', ?, true, '2026-11-22 10:00:00.123456+03', null, '2026-01-01 00:00:00.000001+00'),
          (?, '', 'a@b.example', 'a@b.example', '', false, '0001-01-01 00:00:00Z', '2026-11-22', '9999-12-31 23:59:59.999999+00')`,
      [randomUUID(), odd, randomUUID()],
    )
    const { queue } = queueOn({ database, url: settings.DATABASE_URL ?? '', drop: async () => {} }, null)
    await queue.prepare()
    await em.transactional((inside) => queue.add(inside, [noraAtBakery]))
    await queue.stop()
    await em.execute(
      `update mails set body = '{"big": 9007199254740993, "small": 1e-30, "odd": "\\\\n \\u2028"}'`,
    )
  })
}

/** A studio's backup, made by the first test that needs one: each of its databases takes seconds. */
let whole: Buffer | undefined

async function newBackup(): Promise<Buffer> {
  const old = await migratedPlace(kinds.at(-1) ?? 'PGlite')
  await seed(old)
  await backupTo(old)
  return readFile(path.join(folder, 'backup'))
}

describe.each(kinds.flatMap((from) => kinds.map((to) => ({ from, to }))))(
  'A backup of $from',
  ({ from, to }) => {
    // A file does not depend on its database, so `npm test` makes one, for the database that opens sooner.
    it(
      `comes back in an empty ${to}, to the last character`,
      { tags: from === 'PGlite' && to === kinds.at(-1) ? [] : ['thorough'] },
      async () => {
        const [old, fresh] = [await migratedPlace(from), await newPlace(to)]
        await seed(old)
        const made = await backupTo(old)
        expect([made.errors, made.code]).toEqual(['', 0])
        expect(made.read).toMatch(/public\.contact_messages +2\n/)
        expect(made.read).toMatch(/pgboss\.job +1\n/)
        expect((await stat(path.join(folder, 'backup'))).mode & 0o777).toBe(0o600)
        whole = await readFile(path.join(folder, 'backup'))

        const restored = await typeCommand(['restore', path.join(folder, 'backup')], fresh, {}, true)
        expect(restored.code).toBe(0)
        expect(restored.errors).toMatch(/^\r\S+Read \d+ % of the file.*Read 100 % of the file, .*…\r\S+$/s)
        expect(restored.read).toMatch(/public\.contact_messages +2\n/)
        expect(await contentOf(fresh)).toEqual(await contentOf(old))
        await within(fresh, async ({ orm }) => {
          const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false })
          // Not described by entities; see migrations.test.ts.
          expect(difference.match(/[^\s][^\n]+/g)).toEqual([
            'alter table "projects" drop constraint "projects_order_id_foreign";',
            'alter table "orders" drop column "words", drop column "reach";',
            'drop function if exists "northword_fold"(text);',
          ])
        })
      },
    )
  },
)

describe.each(kinds)('A restored %s', { tags: ['thorough'] }, (kind) => {
  it('sends the mails that waited, once each', async () => {
    const [old, fresh] = [await migratedPlace(kind), await newPlace(kind)]
    await seed(old)
    await within(old, ({ orm }) =>
      orm.em.fork().execute(`update mails set body = '${JSON.stringify(noraAtBakery.body)}'`),
    )
    await backupTo(old)
    await restoreFrom(fresh)
    const catcher = await catchMail()
    await within(fresh, async (database) => {
      const test = { database, url: fresh.DATABASE_URL ?? '', drop: async () => {} }
      const { queue } = queueOn(test, catcher.url)
      await queue.start()
      await mailThatIs(test, noraAtBakery.to.address, 'sent')
      await queue.stop()
    })
    expect(await catcher.caught(noraAtBakery.to.address)).toHaveLength(1)
    await catcher.close()
  })

  it('of an older version has the tables of that version, until a start brings them up to date', async () => {
    const [old, fresh] = [await migratedPlace(kind), await newPlace(kind)]
    await seed(old)
    await within(old, async ({ orm }) => void (await orm.migrator.down()))
    expect((await backupTo(old)).code).toBe(0)
    const { read } = await restoreFrom(fresh)
    expect(read).toContain('The next start brings its tables up to date (1 migration).')
    expect((await typeCommand(['migrate'], fresh)).read).toBe(`Applied ${allMigrations.at(-1)?.name}.\n`)
    expect((await typeCommand(['migrate'], fresh)).read).toBe('The database was up to date.\n')
  })

  it('keeps tables whose rows cannot be deleted, and refuses a second restore', async () => {
    const [old, fresh] = [await migratedPlace(kind), await newPlace(kind)]
    await seed(old)
    await backupTo(old)
    await restoreFrom(fresh)
    const before = await contentOf(fresh)
    const again = await restoreFrom(fresh)
    expect([again.code, again.errors]).toEqual([1, expect.stringContaining('nothing in it was touched')])
    expect(await contentOf(fresh)).toEqual(before)
  })
})

it(
  'A whole studio goes from the embedded database to Postgres and back',
  { timeout: 240_000, tags: ['thorough'] },
  async () => {
    const old = await migratedPlace('PGlite')
    const [between, last] = [await newPlace(kinds.at(-1) ?? 'PGlite'), await newPlace('PGlite')]
    const site = await openTestApp(async () => {
      const database = await openDatabase(entities, readEnv(old))
      return { database, url: '', drop: () => database.close() }
    })
    const env = readEnv({ NODE_ENV: 'test', RATE_LIMIT_FACTOR: '1000' })
    await seedDemo(await createDeps(env, site.database, site, { write: () => {} }))
    await site.close()
    expect((await backupTo(old, 'first')).errors).toBe('')
    expect((await restoreFrom(between, 'first')).errors).toBe('')
    expect((await backupTo(between, 'second')).errors).toBe('')
    expect((await restoreFrom(last, 'second')).errors).toBe('')
    const [begun, ended] = [await contentOf(old), await contentOf(last)]
    expect(Object.keys(ended)).toEqual(Object.keys(begun))
    for (const [table, rows] of Object.entries(begun)) expect([table, ended[table]]).toEqual([table, rows])
  },
)

describe('A backup', { tags: ['thorough'] }, () => {
  let settings: Settings
  beforeEach(async () => {
    settings = await migratedPlace('PGlite')
  })

  it('never overwrites a file', async () => {
    await writeFile(path.join(folder, 'backup'), 'precious')
    const { code, errors } = await backupTo(settings)
    expect([code, errors]).toEqual([1, expect.stringContaining('is there already and was left as it is')])
    expect(await readFile(path.join(folder, 'backup'), 'utf8')).toBe('precious')
  })

  it.skipIf(!kinds.includes('Postgres'))('of which two have the same name at once is kept once', async () => {
    const postgres = await migratedPlace('Postgres')
    await seed(postgres)
    const both = await Promise.all([backupTo(postgres), backupTo(postgres)])
    expect(both.map(({ code }) => code === 0).toSorted((one, other) => Number(one) - Number(other))).toEqual([
      false,
      true,
    ])
    expect((await restoreFrom(await newPlace('PGlite'))).code).toBe(0)
  })

  it.each([
    ['a folder', '', 'is a folder'],
    ['a place that is not there', 'no/such/place', 'ENOENT'],
    ['a file as a folder', 'file/backup', 'ENOTDIR'],
  ])('to %s is refused with a sentence, and leaves nothing', async (_, name, sentence) => {
    await writeFile(path.join(folder, 'file'), '')
    const { code, errors } = await backupTo(settings, name)
    expect([code, errors]).toEqual([1, expect.stringContaining(sentence)])
    const data = path.basename(settings.DATA_DIR ?? '')
    expect(new Set(await readdir(folder))).toEqual(new Set(['file', data]))
  })

  it('of a database that was never migrated is refused', async () => {
    for (const kind of kinds) {
      const { code, errors } = await backupTo(await newPlace(kind))
      expect([code, errors]).toEqual([1, expect.stringContaining('There is nothing to back up')])
    }
  })

  it('reads a page at a time where its rows have many bytes elsewhere', async () => {
    await within(settings, ({ orm }) =>
      orm.em.fork().execute(
        `insert into content_pictures (name, bytes, width, height, added_at, added_by)
          select lpad(number::text, 64, '0'), decode(repeat('ab', 20000), 'hex'), 1, 1, now(), 'Olga'
          from generate_series(1, 150) as each (number)`,
      ),
    )
    const source = await openSource(readEnv(settings))
    const pictures = (await listTables(source)).filter(({ name }) => name === 'public.content_pictures')
    const pieces: Buffer[] = []
    for (const table of pictures) for await (const piece of source.copy(table)) pieces.push(piece)
    await source.close()
    expect(pieces).toHaveLength(pictures[0]?.pages ?? 0)
    expect(pieces.length).toBeGreaterThan(1)
    expect(countRows(Buffer.concat(pieces))).toBe(150)
  })

  it('beside a server is made from a copy, which is gone afterwards', async () => {
    await within(settings, async ({ pglite }) => {
      const close = await openCopyDoor(pglite, readEnv(settings), { write: () => {} })
      const copies = path.join(settings.DATA_DIR ?? '', 'copies')
      expect((await stat(copies)).mode & 0o777).toBe(0o700)
      const both = await Promise.all([backupTo(settings, 'one'), backupTo(settings, 'two')])
      expect(both.map(({ errors }) => errors)).toEqual(['', ''])
      await expect.poll(() => readdir(copies)).toEqual(['door'])
      await close()
    })
  })

  it('beside a server that cannot begin a copy is told so, and the server runs on', async () => {
    const logged: string[] = []
    const log = { write: ({ sentence }: { sentence: string }) => void logged.push(sentence) }
    await within(settings, async ({ pglite }) => {
      const close = await openCopyDoor(pglite, readEnv(settings), log)
      const copies = path.dirname(doorOf(readEnv(settings)))
      const moved = path.join(copies, '../moved')
      await rename(copies, moved)
      const socket = connect(path.join(moved, 'door'))
      const [answer] = await once(socket, 'data')
      expect(JSON.parse(String(answer))).toEqual({ failure: 'ENOENT' })
      socket.destroy()
      await close()
    })
    expect(logged).toEqual([lines.copyFailed.sentence])
  })

  it('beside a server without room for a copy is told so, and takes none of it', async () => {
    await within(settings, async ({ pglite }) => {
      const freeBytes = async () => 1_000_000
      const close = await openCopyDoor(pglite, readEnv(settings), { write: () => {} }, { freeBytes })
      const { code, errors } = await backupTo(settings)
      const sentence = '(ENOSPC). It needs room for a second one'
      expect([code, errors]).toEqual([1, expect.stringContaining(sentence)])
      await expect.poll(() => readdir(path.join(settings.DATA_DIR ?? '', 'copies'))).toEqual(['door'])
      await close()
    })
  })

  it('beside another process without a socket explains how to go on', async () => {
    await within(settings, async () => {
      const { code, errors } = await backupTo(settings)
      expect([code, errors]).toEqual([1, expect.stringContaining('Stop the server first')])
    })
  })
})

describe('A restore', () => {
  let settings: Settings
  let good: Buffer
  const write = (content: Buffer | string) => writeFile(path.join(folder, 'backup'), content)
  const changed = (change: (text: string) => string) => gzipSync(change(gunzipSync(good).toString()))
  beforeEach(async () => {
    good = whole ??= await newBackup()
    await write(good)
    settings = await newPlace('PGlite')
  })

  it('refuses a partial or foreign backup, each with a sentence, and changes nothing', async () => {
    const wrong: [name: string, content: Buffer | string, sentence: string][] = [
      ['nothing at all', '', 'is no backup of Northword'],
      ['text', 'create table orders ()', 'is no backup of Northword'],
      ['other zipped text', gzipSync('create table orders ()\n'), 'is no backup of Northword'],
      ['other JSON', gzipSync('{"northword":"else"}\n'), 'is no backup of Northword'],
      ['a bomb', gzipSync(Buffer.alloc(200_000_000)), 'is no backup of Northword'],
      [
        'a bomb that begins well',
        changed((text) => `${text.slice(0, text.indexOf('\n') + 1)}${'['.repeat(50_000_000)}`),
        'was cut off or changed',
      ],
      [
        'a piece too long',
        changed((text) => text.replace(/"bytes":\d+/, '"bytes":99999999999')),
        'was cut off or changed',
      ],
      ...[0.1, 0.5, 0.9, 0.999].map((part): [string, Buffer, string] => [
        `cut at ${part}`,
        good.subarray(0, good.length * part),
        // Too short a rest does not show whose file it is.
        'was cut off or changed|is no backup of Northword',
      ]),
      [
        'without its last line',
        changed((text) => text.slice(0, text.trimEnd().lastIndexOf('\n') + 1)),
        'was cut off or changed',
      ],
      ['with something after it', changed((text) => `${text}more\n`), 'was cut off or changed'],
      [
        'a letter changed',
        changed((text) => text.replace('a@b.example', 'e@v.example')),
        'was cut off or changed',
      ],
      [
        'of a newer format',
        changed((text) =>
          text.replace('"format":1', '"format":2').replace(/"version":"[^"]+"/, '"version":"9.0.0"'),
        ),
        'made by a newer Northword, 9.0.0',
      ],
    ]
    for (const [name, content, sentence] of wrong) {
      await write(content)
      const { code, errors } = await restoreFrom(settings)
      expect([name, code, errors]).toEqual([name, 1, expect.stringMatching(sentence)])
    }
    expect(await readdir(folder)).not.toContain(path.basename(settings.DATA_DIR ?? ''))
  })

  it('refuses a file that is not there or cannot be read', { tags: ['thorough'] }, async () => {
    expect((await restoreFrom(settings, 'nowhere')).errors).toContain('cannot be read (ENOENT)')
    await mkdir(path.join(folder, 'directory'))
    expect((await restoreFrom(settings, 'directory')).errors).toContain('cannot be read (EISDIR)')
  })

  it('refuses the backup of a newer version', { tags: ['thorough'] }, async () => {
    settings = await migratedPlace('PGlite')
    await within(settings, ({ orm }) =>
      orm.em.fork().execute(`insert into mikro_orm_migrations (name) values ('29991231-hereafter')`),
    )
    await backupTo(settings, 'newer')
    const { code, errors } = await restoreFrom(await newPlace('PGlite'), 'newer')
    expect([code, errors]).toEqual([1, expect.stringContaining('made by a newer Northword')])
  })

  it('refuses a data directory that a server has open', { tags: ['thorough'] }, async () => {
    await within(settings, async () => {
      const { code, errors } = await restoreFrom(settings)
      expect([code, errors]).toEqual([1, expect.stringContaining('Stop the server first')])
    })
  })
})

describe.skipIf(!kinds.includes('Postgres'))('A restore into Postgres', { tags: ['thorough'] }, () => {
  it('that fails at the last row leaves nothing', async () => {
    const [old, fresh] = [await migratedPlace('PGlite'), await newPlace('Postgres')]
    await seed(old)
    // Violates a constraint that the new tables have.
    await within(old, async ({ orm }) => {
      const em = orm.em.fork()
      await em.execute(`alter table order_messages drop constraint order_messages_order_id_foreign`)
      await em.execute(`insert into order_messages (id, order_id, at, sender, kind, actor, text, shown_at, idempotency_key)
        values (gen_random_uuid(), gen_random_uuid(), now(), 'client', 'message', 'guest', 'x', now(), 'k')`)
    })
    expect((await backupTo(old)).code).toBe(0)
    const { code, errors } = await restoreFrom(fresh)
    expect([code, errors]).toEqual([1, expect.stringContaining('order_messages_order_id_foreign')])
    const source = await openSource(readEnv(fresh))
    expect((await listTables(source)).map(({ name }) => name)).toEqual(['public.mikro_orm_migrations'])
    await source.close()
    await within(old, async ({ orm }) => void (await orm.em.fork().execute('delete from order_messages')))
    await backupTo(old, 'mended')
    expect((await restoreFrom(fresh, 'mended')).code).toBe(0)
  })

  it('that finds its file cut off after it was checked fails, and leaves nothing', async () => {
    const [old, fresh] = [await migratedPlace('PGlite'), await newPlace('Postgres')]
    await backupTo(old)
    const file = path.join(folder, 'backup')
    const made = await readFile(file)
    const text = gunzipSync(made).toString()
    const cut = gzipSync(text.slice(0, text.lastIndexOf('{"sequences"')))
    // It is read once to check it and once to load it.
    const onRead = (share: number) => {
      if (share === 0.5) writeFileSync(file, cut)
    }
    const restored = restoreBackup(entities, readEnv(fresh), { path: file, onRead })
    await expect(restored).rejects.toThrow('was cut off or changed')
    await writeFile(file, made)
    expect((await restoreFrom(fresh)).code).toBe(0)
  })

  it('leaves tables that no migration makes out, and says so', async () => {
    const [old, fresh] = [await migratedPlace('Postgres'), await newPlace('PGlite')]
    await within(old, ({ orm }) => orm.em.fork().execute('create table mine as select 1 as one'))
    await backupTo(old)
    expect((await restoreFrom(fresh)).read).toContain(
      'Left out, because no migration of Northword makes them: public.mine.',
    )
  })
})
