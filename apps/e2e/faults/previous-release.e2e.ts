/** @module-tag thorough */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { buildRelease } from '@northword/rig/build-release'
import { env as rig } from '@northword/rig/env'
import { freePort } from '@northword/rig/free-port'
import { readyAfter, type ServerProcess, startServer } from '@northword/rig/server-process'
import { createOn, type SiteDatabase } from '@northword/rig/site-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../testing/env.ts'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { missingForInstances } from '../testing/operations/instances.ts'
import { haproxy, type Proxy, startProxy } from '../testing/operations/proxies.ts'
import { isTimed } from '../testing/faults/recovery.ts'
import { startStorm } from '../testing/faults/storm.ts'

const release = await previousRelease()
// Installing and building a release takes minutes.
const isMeant = release !== undefined && isTimed && rig.testDatabaseUrl && !missingForInstances.some(Boolean)

describe.skipIf(!isMeant)(`The release before (${release ?? 'there is none'}) beside this one`, () => {
  let folder: string
  let database: SiteDatabase
  let proxy: Proxy
  const servers: { url: string; process: ServerProcess }[] = []

  async function start(settings: Record<string, string>, root?: string) {
    const port = String(await freePort())
    const url = `http://127.0.0.1:${port}`
    const process = startServer({ ...settings, PORT: port }, '', root)
    await readyAfter(process, url)
    servers.push({ url, process })
    return port
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northword-release-'))
    const old = await buildRelease(release ?? '', folder)
    database = await createOn(rig.testDatabaseUrl ?? '')
    const settings = {
      ...database.settings,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
    }
    const ports = [await start(settings), await start(settings, old)]
    proxy = await startProxy(haproxy, ports, true)
  }, 900_000)
  afterAll(async () => {
    await proxy.close()
    await Promise.all(servers.map(({ process }) => process.end()))
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  it('takes orders on the tables of this one, and both find them all', async () => {
    const storms = servers.map(({ url }) => startStorm(url, 4))
    await sleep(5_000)
    for (const storm of storms) {
      await storm.stop()
      expect([storm.refusals, [...storm.unanswered]]).toEqual([[], []])
      await expectStormStored(database, storm)
    }
  })

  it('shows every page, and every file of the pages of both is found behind HAProxy', async () => {
    for (const { url } of servers) {
      const pages = await pagesOf(url)
      expect(pages.length).toBeGreaterThan(10)
      const files = new Set<string>()
      for (const page of pages) {
        const answer = await fetch(url + page)
        expect([page, answer.status]).toEqual([page, 200])
        for (const [file] of (await answer.text()).matchAll(/\/assets\/[\w./-]+/g)) files.add(file)
      }
      expect(files.size).toBeGreaterThan(2)
      for (const file of files) {
        for (let time = 0; time < 4; time += 1)
          expect([file, (await fetch(`http://127.0.0.1:${proxy.http}${file}`)).status]).toEqual([file, 200])
      }
    }
  })
})

async function pagesOf(url: string) {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  return Array.from(map.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
}

/** Commit of the previous release; undefined if there is none. */
async function previousRelease(): Promise<string | undefined> {
  if (env.previousRelease) return env.previousRelease
  const named = await promisify(execFile)('git', ['describe', '--tags', '--abbrev=0', '--match=v*']).catch(
    () => null,
  )
  return named?.stdout.trim()
}
