import { duringTests, useFolder } from '@northword/rig/during-tests'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { createServer as createWebServer } from 'node:http'
import path from 'node:path'
import { freePort } from '@northword/rig/free-port'
import { commands } from '@northword/content/operate/commands'
import { catchMail } from '@northword/rig/mail-catcher'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Machine } from '../checks/machine.ts'
import { lockDataDirectory } from '../db/connections/data-lock.ts'
import { allMigrations } from '../db/migrations/all-migrations.ts'
import { Mail } from '../features/mail/mail.entity.ts'
import { mailRow } from '../features/mail/new-mail.ts'
import { guestOrder } from '../testing/test-accounts.ts'
import { eachDatabase } from '../testing/databases/test-database.ts'
import { linkHolder } from '../testing/test-links.ts'
import { noraAtBakery } from '../testing/test-mails.ts'
import { operateBeside, typeCommand } from '../testing/test-operator.ts'
import { owned } from '../testing/test-staff.ts'
import { hasText } from '../testing/test-texts.ts'
import { doctor } from './doctor.ts'
import { useTestApp } from '../testing/use-test-app.ts'

const folder = useFolder()
const catcher = duringTests(catchMail)
let port: number
beforeAll(async () => void (port = await freePort()))

const well = () => ({ DATA_DIR: folder, SMTP_URL: catcher.url, PORT: String(port) })

/** A fault: in the settings, the machine, or the database, where it is undone afterwards. */
interface Fault {
  settings?: Record<string, string>
  machine?: Partial<Machine>
  plant?: string
  takeBack?: string
  says: string
}

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const portOf = (server: Server) => String((server.address() as AddressInfo).port)

/** Lines that say by which server mails leave. */
const sources: readonly string[] = Object.values(commands.doctor.mailServer)

const newest = allMigrations.at(-1)?.name
const minutesOff = (minutes: number) => ({ now: () => Date.now() + minutes * 60_000 })

const faults: Record<string, Fault> = {
  'a database that is behind this version': {
    plant: `delete from mikro_orm_migrations where name = '${newest}'`,
    takeBack: `insert into mikro_orm_migrations (name) values ('${newest}')`,
    says: 'lacks 1 migration of this version: run northword migrate',
  },
  'a clock that is fast': { machine: minutesOff(2), says: 'differ by 120 seconds' },
  'a clock that is slow': { machine: minutesOff(-2), says: 'set both by NTP' },
  'a studio without an owner': {
    plant: `update staff_members set ended_at = now()`,
    takeBack: `update staff_members set ended_at = null`,
    says: 'Nobody owns the studio yet: start the server',
  },
  'mails that failed': {
    plant: `update mails set status = 'failed'`,
    takeBack: `update mails set status = 'sent'`,
    says: '1 mail has failed of those written in the last 74 hours: northword mail list shows why',
  },
  'mails that used up every try': {
    plant: `update mails set status = 'failed', created_at = now() - interval '47 hours'`,
    takeBack: `update mails set status = 'sent', created_at = now()`,
    says: '1 mail has failed of those written',
  },
  'mails that wait': {
    plant: `update mails set status = 'queued', created_at = now() - interval '150 minutes'`,
    takeBack: `update mails set status = 'sent', created_at = now()`,
    says: '1 mail waits to be sent, one for 2 hours: see whether the server runs',
  },
  'an endpoint that hears nothing': {
    plant: `insert into webhook_endpoints
      (id, url, description, events, secret, created_at, created_by, is_gone, failed_at)
      values (gen_random_uuid(), 'https://hooks.example', '', '[]', '', now(), '', false, now())`,
    takeBack: `update webhook_endpoints set failed_at = null`,
    says: '1 endpoint of webhooks has not taken an event in three days of tries: /desk/staff/webhooks',
  },
  'an endpoint that says that it is gone': {
    plant: `update webhook_endpoints set off_at = now(), is_gone = true`,
    takeBack: 'delete from webhook_endpoints',
    says: '1 endpoint of webhooks answered that it is gone, and was switched off',
  },
  'an approved text that was changed': {
    plant: `update text_versions set markdown = 'Hell.'`,
    takeBack: `update text_versions set markdown = 'Hello.'`,
    says: 'text 1, version 1): compare with the mail that confirmed the approval',
  },
  'a search that cannot work': {
    plant: 'drop extension pg_trgm cascade',
    takeBack: 'create extension pg_trgm',
    says: 'let an administrator run CREATE EXTENSION pg_trgm in it.',
  },
  'no mail server': { settings: { SMTP_URL: '' }, says: 'put its address into SMTP_URL.' },
  'a mail server that is away': {
    settings: { SMTP_URL: 'smtp://ann:hush@127.0.0.1:1' },
    says: 'The mail server 127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1): see',
  },
  'a mail server that is away, with a bare % in its password': {
    settings: { SMTP_URL: 'smtp://ann:50%hush@127.0.0.1:1' },
    says: 'The mail server 127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1): see',
  },
  'an address without encryption': {
    settings: { PUBLIC_URL: 'http://words.example', NODE_ENV: 'production' },
    says: 'write https in PUBLIC_URL.',
  },
  'an address that only this machine has': {
    settings: { HOST: '0.0.0.0' },
    says: 'set PUBLIC_URL to the address that visitors use.',
  },
  'a proxy that is not believed': {
    settings: { PUBLIC_URL: 'https://words.example' },
    says: 'TRUSTED_PROXIES is empty, so all visitors share the limits of one network: set it',
  },
  'a data directory that cannot be written to': {
    settings: { DATA_DIR: '/dev/null/data' },
    says: 'The data directory /dev/null/data cannot be written to (ENOTDIR',
  },
  'a disk that is almost full': {
    machine: { freeBytes: async () => 99.5 * 1024 * 1024 },
    says: 'has 99 MB left: free some space',
  },
  'a site that was not built': { machine: { site: '/nowhere' }, says: 'run npm run build.' },
  'an address to listen on that is not ours': {
    settings: { HOST: '192.0.2.1', PUBLIC_URL: 'http://words.example' },
    says: 'and HOST to an address of this machine.',
  },
}

eachDatabase('The doctor', (open) => {
  const site = useTestApp(open)
  beforeAll(async () => {
    await owned(site)
    const number = await guestOrder(site)
    await hasText(site, number)
    const holder = await linkHolder(site, { number })
    await holder.call('reviews.approve', { number, piece: 1, version: 1, by: 'Ada' })
    const mail = { ...mailRow(noraAtBakery, new Date(), site.liveSite.now()), status: 'sent' } as const
    await site.database.orm.em.fork().insert(Mail, mail)
    await site.rows(`update mails set status = 'sent'`)
    await site.rows(`delete from mails where id <> '${mail.id}'`)
  })

  async function examined(settings: Record<string, string> = {}, machine: Partial<Machine> = {}) {
    const read: string[] = []
    const doing = { settings: { ...well(), ...settings }, machine: { site: folder, ...machine }, read }
    const end = await operateBeside(site, doctor, doing).then(
      () => '',
      (error: Error) => error.message,
    )
    const [locale = '', ...said] = read.join('').trimEnd().split('\n')
    const [source, ...others] = said.filter((line) => sources.includes(line))
    expect(others).toEqual([])
    return { locale, source, lines: said.filter((line) => line !== source), end }
  }

  /** Output for a healthy database. search-in-locales.test.ts checks each locale. */
  const fine = {
    locale: expect.stringMatching(/^The database has the locale .+: search does not depend on it\.$/),
    source: 'Mails leave by SMTP_URL.',
    lines: ['OK'],
    end: '',
  }

  it('finds nothing where nothing is wrong', async () => {
    expect(await examined()).toEqual(fine)
    // A drift below a minute is no problem.
    const busy = { settings: {}, machine: { now: () => Date.now() + 50_000 } }
    expect(await examined(busy.settings, busy.machine)).toEqual(fine)
  })

  it.each(Object.keys(faults))('names %s in one sentence that says what to do', async (name) => {
    const { plant, takeBack, settings, machine, says } = faults[name] ?? { says: '' }
    if (plant) await site.rows(plant)
    const { lines, end } = await examined(settings, machine)
    if (takeBack) await site.rows(takeBack)
    expect(lines).toEqual([expect.stringContaining(says)])
    expect(lines[0]).toMatch(/^[A-Z1][^\n]+\.$/)
    expect(lines[0]).not.toContain('hush')
    expect(end).toBe('One thing needs your attention.')
  })

  it('finds nothing once all is mended', async () => expect(await examined()).toEqual(fine))

  it('tells of a database that a newer release has used, which is no fault after going back', async () => {
    await site.rows(`insert into mikro_orm_migrations (name) values ('29991231-hereafter')`)
    const { lines, end } = await examined()
    await site.rows(`delete from mikro_orm_migrations where name = '29991231-hereafter'`)
    const sentence = expect.stringContaining('does not know 29991231-hereafter. The release before that')
    expect([lines, end]).toEqual([[sentence, 'OK'], ''])
  })

  it('names another program on the port, and takes a Northword there for ours', async () => {
    const stranger = await listening(createServer((socket) => socket.end('SSH-2.0\r\n')))
    const ours = await listening(createWebServer((_request, response) => response.end('{"status":"live"}')))
    const taken = await examined({ PORT: portOf(stranger) })
    expect(taken.lines).toEqual([expect.stringMatching(/^Another program listens on port \d+: stop it/)])
    expect(await examined({ PORT: portOf(ours) })).toEqual(fine)
    const metrics = await examined({ METRICS_PORT: portOf(stranger) })
    expect(metrics.lines).toEqual([expect.stringMatching(/Another program .* set METRICS_PORT /)])
    const both = await examined({ PORT: portOf(ours), METRICS_PORT: portOf(ours) })
    expect(both).toEqual(fine)
    for (const server of [stranger, ours]) server.close()
  })
})

describe('The doctor of a database that cannot be opened', () => {
  const type = (settings: object) => typeCommand(['doctor'], { ...well(), ...settings })
  const findings = async (settings: object) => (await type(settings)).read.split('\n')

  it('names one that does not answer, and keeps its password to itself', async () => {
    const { code, read } = await type({ DATABASE_URL: 'postgres://ann:hush@127.0.0.1:1/words' })
    expect([code, read]).toEqual([
      1,
      expect.stringMatching(
        /^The database words at 127\.0\.0\.1:1 .+ECONNREFUSED.+ See whether Postgres runs there/m,
      ),
    ])
    expect(read).not.toContain('hush')
  })

  const server = inject('testDatabaseUrl')
  it.skipIf(!server).each([
    [{ username: 'nobody_at_all' }, 'Put the right user and password into DATABASE_URL.'],
    [{ pathname: '/no_such_database' }, 'Let an administrator create it, or put its right name'],
  ])('names one that refuses us for %j', async (wrong, hint) => {
    const DATABASE_URL = Object.assign(new URL(server), wrong).href
    const { read } = await type({ DATABASE_URL })
    expect(read.split('\n')).toEqual(
      expect.arrayContaining([expect.stringContaining(`(DATABASE_URL) cannot be used: `)]),
    )
    expect(read).toContain(hint)
  })

  it('says that it could not look where a server has the embedded one open', async () => {
    const DATA_DIR = path.join(folder, 'open')
    await mkdir(path.join(DATA_DIR, 'pg'), { recursive: true })
    const unlock = await lockDataDirectory(DATA_DIR)
    expect(await findings({ DATA_DIR })).toEqual(
      expect.arrayContaining([
        `The data directory ${DATA_DIR} is in use by another Northword, process ${process.pid}. What is in its embedded database was not looked at: for that, stop the server first.`,
      ]),
    )
    await unlock()
  })

  it('makes no database where there is none yet', async () => {
    const DATA_DIR = path.join(folder, 'new')
    const { errors } = await type({ DATA_DIR, SMTP_URL: '' })
    expect(errors).toMatch(/your attention/)
    await expect(rm(DATA_DIR)).rejects.toThrow('ENOENT')
  })
})
