/** @module-tag thorough */
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnd } from '@northword/rig/child-process'
import { freePort } from '@northword/rig/free-port'
import { startServer } from '@northword/rig/server-process'
import { openSite } from '@northword/rig/site'
import { databaseKinds, openDatabase } from '@northword/rig/site-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../testing/env.ts'

describe('A start that cannot work ends with one sentence', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northword-start-'))
    await openDatabase('PGlite', folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Output lines and exit code of a server that fails to start. */
  async function failedStart(settings: Record<string, string>) {
    const server = startServer({ DATA_DIR: folder, PORT: String(await freePort()), ...settings })
    await childEnd(server.child)
    return { code: server.child.exitCode, lines: server.logs().trim().split('\n') }
  }

  async function expectSentence(settings: Record<string, string>, sentence: RegExp) {
    const { code, lines } = await failedStart(settings)
    expect(lines).toEqual([expect.stringMatching(sentence)])
    expect(code).toBe(1)
  }

  it('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    await expectSentence({ PORT: port }, /port\b.*in use.*\.$/)
    other.close()
  })

  it('when the port of the metrics is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    await expectSentence({ METRICS_PORT: port }, new RegExp(`port ${port}\\b.*METRICS_PORT.*\\.$`))
    other.close()
  })

  it('when another process has the data directory, and names it', async () => {
    const site = await openSite('PGlite')
    const settings = { ...site.settings, PORT: String(await freePort()) }
    await expectSentence(settings, new RegExp(`in use.*\\b${site.pid()}\\b.*\\.$`))
    await site.close()
  })

  it('when no database answers at DATABASE_URL', async () => {
    const nowhere = `127.0.0.1:${await freePort()}`
    const settings = { DATABASE_URL: `postgres://northword:hunter2@${nowhere}/northword` }
    await expectSentence(settings, new RegExp(`DATABASE_URL.*ECONNREFUSED`))
    expect((await failedStart(settings)).lines.join()).not.toContain('hunter2')
  })

  it('when the host of DATABASE_URL does not exist', async () => {
    await expectSentence(
      { DATABASE_URL: 'postgres://a:b@no-such-host.invalid/northword' },
      /DATABASE_URL.*no-such-host/,
    )
  })

  it.runIf(databaseKinds.includes('Postgres'))(
    'when the database of DATABASE_URL does not exist',
    async () => {
      const url = Object.assign(new URL(env.testDatabaseUrl ?? ''), { pathname: '/no_such_database' }).href
      await expectSentence({ DATABASE_URL: url }, /no_such_database.*DATABASE_URL.*does not exist/)
    },
  )

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['METRICS_PORT', '0'],
    ['PUBLIC_URL', 'northword.example'],
    ['DATABASE_URL', 'mysql://root@127.0.0.1/northword'],
    ['SMTP_URL', 'http://127.0.0.1'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['NODE_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
  ])('when %s is %s', async (name, value) => {
    await expectSentence({ [name]: value }, new RegExp(`${name}\\b.*\\.$`))
  })

  it('when the data directory cannot be made', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    await expectSentence({ DATA_DIR: join(file, 'data') }, /a-file/)
  })
})

describe('A start that can work', () => {
  it('is not held up by the lock of a process that died', async () => {
    const site = await openSite('PGlite')
    await site.kill('SIGKILL')
    // A busy machine needs seconds; a held lock would fail the start.
    expect(await site.start()).toBeGreaterThan(0)
    await site.close()
  })

  const kinds = databaseKinds.map((kind) => (kind === 'PGlite' ? 'new PGlite' : kind))
  it.each(kinds)('ends within seconds when told, and with code 0 (%s)', async (kind) => {
    const site = await openSite(kind)
    const started = performance.now()
    await site.kill('SIGTERM')
    expect(performance.now() - started).toBeLessThan(5000)
    expect(site.exitCode()).toBe(0)
    await site.close()
  })
})
