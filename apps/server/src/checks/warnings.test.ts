import { findings } from '@northword/contract/desk/desk-warnings'
import { describe, expect, it, vi } from 'vitest'
import { openPostgres } from '../db/orm.ts'
import { readEnv } from '../env.ts'
import { entities } from '../features.ts'
import { lines } from '../logs/log-lines.ts'
import { openLog } from '../logs/log.ts'
import { besides } from '../testing/test-app.ts'
import { eachDatabase, openTestPglite } from '../testing/databases/test-database.ts'
import { useOwner } from '../testing/test-staff.ts'
import { thisMachine } from './machine.ts'
import { createWarnings } from './warnings.ts'
import { watchChecks } from './watch-checks.ts'
import { useTestApp } from '../testing/use-test-app.ts'

const opened = { 'sec-fetch-mode': 'navigate' }

describe('The server warns of', () => {
  const site = useTestApp(openTestPglite, { PUBLIC_URL: 'http://words.example' })
  const owner = useOwner(site)

  const ask = (headers: object, by = site, remoteAddress = '127.0.0.1') =>
    by.app.inject({ url: '/livez', headers: { host: 'words.example', ...headers }, remoteAddress })
  const askFrom = async (networks: number, host: string) => {
    for (let last = 1; last <= networks; last++) await ask({ ...opened, host }, site, `198.51.100.${last}`)
  }
  const loggedWith = (text: string) => site.logged.filter((line) => line.includes(text))
  const shown = async () => findings.parse((await owner.browser.ask('desk.warnings')).body)

  it('nothing, while visitors use PUBLIC_URL and programs any host', async () => {
    await ask(opened)
    await ask({ ...opened, host: 'WORDS.example:80' })
    await ask({ ...opened, host: '127.0.0.1:3000' })
    await ask({ host: 'scanner.example' })
    await ask({ ...opened, host: `${'a'.repeat(300)}.example` })
    expect(await shown()).toEqual([])
    expect(loggedWith('PUBLIC_URL')).toEqual([])
  })

  it('no name that a stranger alone asks for, however often', async () => {
    for (let times = 0; times < 500; times++)
      await ask({ ...opened, host: `${times % 2 ? times : 'pay-to.evil'}.example` }, site, '192.0.2.1')
    expect(await shown()).toEqual([])
    expect(loggedWith('.example')).toEqual([])
  })

  it('other names that visitors of three networks ask for, once each, and its owners see them at the desk', async () => {
    await askFrom(2, 'two.words.example')
    await askFrom(4, 'www.words.example')
    await askFrom(3, 'third.words.example')
    expect(loggedWith('A visitor’s browser asked for www.words.example, but PUBLIC_URL is')).toHaveLength(1)
    expect(loggedWith('third.words.example')).toHaveLength(1)
    expect(loggedWith('two.words.example')).toEqual([])
    expect((await shown()).map(({ check }) => check)).toEqual(['otherHost', 'otherHost'])
    for (const name of ['a', 'b']) await askFrom(3, `${name}.words.example`)
    expect(await shown()).toHaveLength(3)
  })

  it('a proxy that is not in TRUSTED_PROXIES, once', async () => {
    await ask({ 'x-forwarded-for': '203.0.113.9' })
    await ask({ 'x-forwarded-for': '203.0.113.10' })
    expect(loggedWith('X-Forwarded-For from 127.0.0.1, which is not in TRUSTED_PROXIES')).toHaveLength(1)
    expect(loggedWith('203.0.113')).toEqual([])
    expect((await shown()).map(({ check }) => check)).toEqual([
      'otherHost',
      'otherHost',
      'otherHost',
      'forwardedUnheard',
    ])
  })

  it('no proxy that it believes, whose word for the name of the site it takes', async () => {
    const settings = { PUBLIC_URL: 'https://words.example', TRUSTED_PROXIES: '127.0.0.1' }
    const behind = await besides(site, settings)
    const forwarded = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
    await ask({ ...opened, ...forwarded, 'x-forwarded-host': 'words.example', host: 'app.internal' }, behind)
    const heard = behind.logged.join('')
    await behind.close()
    expect(heard).toBe('')
  })

  it('a proxy in a private network that TRUSTED_PROXIES does not name, as one before a container', async () => {
    const settings = { PUBLIC_URL: 'https://words.example', TRUSTED_PROXIES: '127.0.0.1/32' }
    const behind = await besides(site, settings)
    await ask({ 'x-forwarded-for': '203.0.113.9' }, behind, '9.9.9.9')
    await ask({}, behind, '172.18.0.2')
    for (const visitor of ['127.0.0.1', '203.0.113.9', '203.0.113.10'])
      for (const peer of ['127.0.0.1', '172.18.0.1']) await ask({ 'x-forwarded-for': visitor }, behind, peer)
    const heard = behind.logged.join('')
    await behind.close()
    expect(heard).toContain('X-Forwarded-For from 172.18.0.1, which is not in TRUSTED_PROXIES')
    expect(behind.logged).toHaveLength(1)
  })
})

eachDatabase('A running server', (open) => {
  const site = useTestApp(open)

  it('says once each what the doctor would, and stops saying it at the desk once it is mended', async () => {
    const { logged, log } = openHeardLog()
    const warnings = createWarnings(log)
    const machine = { ...thisMachine, now: () => Date.now() + 90_000, freeBytes: async () => 0 }
    const watched = { database: site.database, warnings, machine, log }
    await site.rows(`insert into mikro_orm_migrations (name) values ('29991231-hereafter')`)
    const stop = watchChecks({ ...watched, env: readEnv({}) })
    await vi.waitUntil(() => warnings.list().length > 0)
    await stop()
    const found = warnings.list().map(({ check }) => check)
    expect(found).toEqual(['diskFull', 'clockOff', 'newerDatabase', 'noMailServer'])

    await site.rows(`delete from mikro_orm_migrations where name = '29991231-hereafter'`)
    const again = watchChecks({ ...watched, env: readEnv({ SMTP_URL: 'smtp://127.0.0.1:1' }) })
    await vi.waitUntil(() => warnings.list().some(({ check }) => check === 'mailServerAway'))
    await again()
    expect(warnings.list().map(({ check }) => check)).toEqual(['diskFull', 'clockOff', 'mailServerAway'])
    expect(logged.map(({ check }) => check)).toEqual([...found, 'mailServerAway'])
  })
})

it('A running server whose database is away logs that its checks failed, and runs on', async () => {
  const { logged, log } = openHeardLog()
  const database = await openPostgres(entities, 'postgres://127.0.0.1:1/northword')
  const warnings = createWarnings(log)
  const stop = watchChecks({ env: readEnv({}), database, warnings, log })
  await vi.waitUntil(() => logged.length > 0)
  await stop()
  await database.close()
  expect(logged).toEqual([expect.objectContaining({ msg: lines.checksFailed.sentence })])
  expect(warnings.list()).toEqual([])
})

function openHeardLog() {
  const logged: { check?: string }[] = []
  const { log } = openLog({ LOG_LEVEL: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) })
  return { logged, log }
}
