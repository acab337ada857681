import { duringTests, useEmptyFolder } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { execFile } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { catchMail } from '@northword/rig/mail-catcher'
import { createDatabase } from '@northword/rig/postgres-database'
import { readItems } from '@northword/seed/read-items'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { openCopyDoor } from '../backup/copy-door.ts'
import { lockDataDirectory } from '../db/connections/data-lock.ts'
import { allMigrations } from '../db/migrations/all-migrations.ts'
import { openDatabase } from '../db/open-database.ts'
import { openPostgres } from '../db/orm.ts'
import { readEnv } from '../env.ts'
import { seedContent } from '../features/content/releases/seed-content.ts'
import { MailServer } from '../features/mail/server/mail-server.entity.ts'
import { entities } from '../features.ts'
import { makePglite } from '../testing/databases/make-pglite.ts'
import { bothDatabases, useTestDatabase } from '../testing/databases/test-database.ts'
import { mailThatIs, noraAtBakery, outbox, queueOn } from '../testing/test-mails.ts'
import { operateBeside, typeCommand } from '../testing/test-operator.ts'
import { allCommands } from './run-command.ts'
import { mailList } from './mail-list.ts'
import { mailResend } from './mail-resend.ts'

const folder = useEmptyFolder()

const type = (typed: string[], settings = {}, file = {}) =>
  typeCommand(typed, { DATA_DIR: folder, ...settings }, file)

describe('The command of the operator', () => {
  it('names every command in its help, with what it does', async () => {
    const { read } = await type(['help'])
    expect((await type(['--help'])).read).toBe(read)
    for (const { name, args, summary } of allCommands) {
      expect(read).toContain(['northword', name, ...args.map((arg) => `<${arg}>`)].join(' '))
      expect(read).toContain(summary)
    }
  })

  it('takes a relative name from the folder in which it was typed', async () => {
    const typed = ['content', 'check', 'my-site']
    const { errors } = await typeCommand(typed, { DATA_DIR: folder }, {}, false, folder)
    expect(errors).toBe(`There is nothing of a site in ${path.join(folder, 'my-site')}.\n`)
  })

  it(
    'tells its version as a process of its own, where the environment says nothing',
    { tags: ['thorough'] },
    async () => {
      const program = path.join(import.meta.dirname, 'main.ts')
      const { stdout } = await promisify(execFile)(process.execPath, [program, 'version'], { env: {} })
      expect(stdout).toMatch(/^northword \d+\.\d+\.\d+ \(Node \d+\.\d+\.\d+, newest migration 2026\S+\)\n$/)
    },
  )
})

describe('The settings as the operator sees them', () => {
  const lineOf = (read: string, name: string) => read.split('\n').find((line) => line.startsWith(`${name} `))
  const shown = async (settings: object, file = {}) => {
    const { code, read } = await type(['config'], settings, file)
    expect(code).toBe(0)
    return read
  }

  it('are all there, each with where it comes from', async () => {
    const file = { PORT: '4000', HOST: '::1' }
    const read = await shown({ ...file, HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.0/8, ::1' }, file)
    expect(lineOf(read, 'PORT')).toMatch(/ 4000 +file$/)
    expect(lineOf(read, 'HOST')).toMatch(/ 0\.0\.0\.0 +environment$/)
    expect(lineOf(read, 'TRUSTED_PROXIES')).toMatch(/ 10\.0\.0\.0\/8,::1 +environment$/)
    expect(lineOf(read, 'PUBLIC_URL')).toMatch(/ http:\/\/localhost:4000 +default$/)
    expect(lineOf(read, 'SMTP_URL')).toMatch(/ \(empty\) +default$/)
  })

  it.each([
    ['DATABASE_URL', 'postgres://ann:hush%40hush@db.example/words', 'postgres://ann:***@db.example/words'],
    [
      'DATABASE_URL',
      'postgres://db.example/words?user=ann&password=hush',
      'postgres://db.example/words?user=ann&password=***',
    ],
    ['SMTP_URL', 'smtps://hush:hush@mail.example:465', 'smtps://***:***@mail.example:465'],
    ['SMTP_URL', 'smtp://ann@mail.example', 'smtp://ann@mail.example'],
  ])('show %s of %s as %s', async (name, value, expected) => {
    const read = await shown({ [name]: value })
    expect(lineOf(read, name)?.split(/ +/)).toEqual([name, expected, 'environment'])
    expect(read).not.toContain('hush')
  })
})

describe('The health of the server', () => {
  it.each([
    { command: 'healthcheck', path: '/readyz', status: 200, body: { status: 'ready' }, says: 'is ready.' },
    { command: 'healthcheck', path: '/readyz', status: 503, body: {}, says: 'northword doctor says more.' },
    { command: 'healthcheck', path: '/', status: 200, body: {}, says: 'No Northword answers at' },
    { command: 'healthcheck live', path: '/livez', status: 200, body: { status: 'live' }, says: 'runs.' },
    { command: 'healthcheck live', path: '/', status: 200, body: 'x', says: 'No Northword answers at' },
  ])('$command says “$says” where $path answers $status', async ({ command, ...answer }) => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === answer.path ? answer.status : 404
      response.end(JSON.stringify(answer.body))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const PORT = String((server.address() as AddressInfo).port)
    const { code, read, errors } = await type(command.split(' '), { PORT, HOST: '0.0.0.0' })
    await new Promise((closed) => server.close(closed))
    const isWell = answer.status === 200 && answer.path !== '/'
    expect([code, isWell ? read : errors]).toEqual([
      isWell ? 0 : 1,
      expect.stringContaining(`http://127.0.0.1:${PORT}`),
    ])
    expect(isWell ? read : errors).toContain(answer.says)
  })

  it('is bad where nothing listens', async () => {
    const { code, errors } = await type(['healthcheck'], { PORT: '1' })
    expect([code, errors]).toEqual([
      1,
      'No Northword answers at http://127.0.0.1:1: start the server, or see its log.\n',
    ])
  })
})

describe('Bringing the database up to date', () => {
  const everyMigration = allMigrations.map(({ name }) => `Applied ${name}.\n`).join('')

  it(
    'says what it did to the embedded one, and the second time that there was nothing to do',
    { tags: ['thorough'] },
    async () => {
      expect(await type(['migrate'])).toEqual({ code: 0, read: everyMigration, errors: '' })
      const unlock = await lockDataDirectory(folder)
      expect((await type(['migrate'])).errors).toContain('Stop the server first')
      expect((await type(['mail', 'list'])).errors).toContain('Stop the server first')
      await unlock()
      expect(await type(['migrate'])).toEqual({ code: 0, read: 'The database was up to date.\n', errors: '' })
    },
  )

  const ofPostgres = { skip: !inject('testDatabaseUrl'), tags: ['thorough'] }
  it('says the same of a Postgres', ofPostgres, async () => {
    const { url: DATABASE_URL, drop } = await createDatabase(inject('testDatabaseUrl'))
    expect((await type(['migrate'], { DATABASE_URL })).read).toBe(everyMigration)
    const [, latest] = allMigrations.toReversed()
    const database = await openPostgres(entities, DATABASE_URL)
    await database.orm.migrator.down({ to: latest?.name ?? '' })
    await database.close()
    expect((await type(['migrate'], { DATABASE_URL })).read).toBe(`Applied ${allMigrations.at(-1)?.name}.\n`)
    await drop()
  })
})

describe('A test mail of the operator', () => {
  const catcher = duringTests(catchMail)
  beforeAll(() => catcher.answer((address) => (address.startsWith('nobody') ? 'refuse' : 'accept')))

  const ofInkwell = () =>
    readItems().map((item) => {
      const fields = Object(item.fields)
      const emails = { ...fields.emails, hello: 'hello@inkwell.example' }
      return item.key === 'brand' ? { ...item, fields: { ...fields, brand: 'Inkwell', emails } } : item
    })
  const env = () => readEnv({ DATA_DIR: folder })
  const test = (address: string, settings = {}) =>
    type(['mail', 'test', address], { SMTP_URL: catcher.url, ...settings })
  const fromAndSubject = async (address: string) =>
    (await catcher.caught(address)).map(({ email: { from, subject } }) => [from, subject])
  const inkwell = [{ name: 'Inkwell', address: 'hello@inkwell.example' }, 'A test mail of Inkwell']

  it('is in the name of the studio, by the mail server that it has, beside its server on PGlite', async () => {
    await makePglite(folder)
    const database = await openDatabase(entities, env())
    await seedContent(database, ofInkwell)
    const { hostname, port } = new URL(catcher.url)
    await database.orm.em.fork().insert(MailServer, {
      id: randomUUID(),
      number: 1,
      at: new Date(),
      by: 'Olivia Owner',
      host: hostname,
      port: Number(port),
      security: 'offered',
      user: '',
      password: null,
      isRemoved: false,
    })
    const close = await openCopyDoor(database.pglite, env(), { write: () => {} })
    for (const [address, SMTP_URL] of [
      ['ada@studio.example', catcher.url],
      ['ben@studio.example', ''],
    ] as const) {
      const { code, read, errors } = await test(address, { SMTP_URL })
      expect([code, read, errors]).toEqual([0, expect.stringContaining('accepted it: 250'), ''])
      expect(await fromAndSubject(address)).toEqual([inkwell])
    }
    await expect.poll(() => readdir(path.join(folder, 'copies'))).toEqual(['door'])
    await close()
    await database.close()
    await test('cora@studio.example')
    expect(await fromAndSubject('cora@studio.example')).toEqual([inkwell])
  })

  it('is in the name of the seed’s studio before a first start', async () => {
    await test('dora@studio.example')
    const server = inject('testDatabaseUrl')
    const { url, drop } = server ? await createDatabase(server) : { url: '', drop: async () => {} }
    await test('dora@studio.example', { DATABASE_URL: url })
    const northword = [{ name: 'Northword', address: 'hello@northword.example' }, 'A test mail of Northword']
    expect(await fromAndSubject('dora@studio.example')).toEqual([northword, northword])
    await drop()
  })

  it.each(['with SMTP_URL', 'without SMTP_URL'])(
    '%s is not sent in another name where the database does not open, and says why',
    async (way) => {
      const settings = way === 'with SMTP_URL' ? {} : { SMTP_URL: '' }
      await mkdir(path.join(folder, 'pg'))
      const unlock = await lockDataDirectory(folder)
      const locked = await test('finn@studio.example', settings)
      await unlock()
      const sentence = `in use by another Northword, process ${process.pid}. Stop the server first:`
      expect([locked.code, locked.errors]).toEqual([1, expect.stringContaining(sentence)])
      const DATABASE_URL = 'postgres://ann:hush@127.0.0.1:1/words'
      const { code, errors } = await test('finn@studio.example', { ...settings, DATABASE_URL })
      expect([code, errors]).toEqual([1, expect.stringMatching(/^The database words at .+ECONNREFUSED/)])
      expect(errors).not.toContain('hush')
      expect(catcher.tries.flatMap(({ envelope }) => envelope.to)).not.toContain('finn@studio.example')
    },
  )

  it.each([
    ['nobody@studio.example', {}, 'The mail server did not take it: '],
    ['olive@studio.example', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'ECONNREFUSED'],
    ['olive@studio.example', { SMTP_URL: '' }, 'No mail server to test: SMTP_URL is empty'],
    ['a@b.example, c@d.example', {}, '“a@b.example, c@d.example” is no email address.'],
  ])('to %s with %j fails with a sentence', async (address, settings, sentence) => {
    const { code, errors } = await test(address, settings)
    expect([code, errors]).toEqual([1, expect.stringContaining(sentence)])
  })
})

bothDatabases('The mails that the operator looks after', (open, once) => {
  const test = useTestDatabase(open)
  const catcher = duringTests(catchMail)
  const to = (address: string) => ({ ...noraAtBakery, to: { name: '', address } })
  beforeAll(() => catcher.answer((_address, count) => (count === 1 ? 'refuse' : 'accept')))

  it(
    'are listed with why they have not left, and sent again by whichever server runs next',
    once,
    async () => {
      expect(await operateBeside(test, mailList)).toBe('There is no mail.\n')
      const first = queueOn(test, catcher.url).queue
      await first.start()
      const address = 'nora@bakery.example'
      await test.database.orm.em.fork().transactional((em) => first.add(em, [to(address)]))
      const failed = await mailThatIs(test, address, 'failed')
      await first.stop()

      const [totals, , head, line] = (await operateBeside(test, mailList)).split('\n')
      expect(totals).toBe('1 failed')
      expect(head).toMatch(/^Id +Written +State +Tries +To +Subject +Why$/)
      expect(line).toContain(failed.id)
      expect(line).toMatch(/ failed +1 +nora@bakery\.example +We have your order +.*No such mailbox$/)

      const settings = { SMTP_URL: catcher.url }
      expect(await operateBeside(test, mailResend, { args: [failed.id], settings })).toContain(
        `A copy to ${address} waits.`,
      )
      expect(await operateBeside(test, mailResend, { args: [failed.id] })).toContain(
        'without a mail server it is kept',
      )
      expect((await outbox(test, address)).map(({ status }) => status)).toEqual([
        'failed',
        'queued',
        'queued',
      ])
      const second = queueOn(test, catcher.url).queue
      await second.start()
      expect((await mailThatIs(test, address, 'sent')).messageId).not.toBe(failed.messageId)
      await second.stop()
    },
  )

  it.each(['no-id', '00000000-0000-4000-8000-000000000001'])('do not have one of the id %s', async (id) => {
    await expect(operateBeside(test, mailResend, { args: [id] })).rejects.toThrow(`There is no mail ${id}.`)
  })
})
