/** @module-tag thorough */
import { beforeTests, duringTests } from '@northword/rig/during-tests'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { startCluster } from '@northword/rig/cluster'
import { env as rig } from '@northword/rig/env'
import { lacks } from '@northword/rig/for-want-of'
import { postgresBinaries } from '@northword/rig/installed'
import { openSite, type Site } from '@northword/rig/site'
import { createOn, embedded } from '@northword/rig/site-database'
import { until } from '@northword/rig/until'
import { watchForPanic } from '@northword/server/db/connections/end-of-pglite'
import { afterAll, describe, expect, it } from 'vitest'
import { env } from '../testing/env.ts'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { expectRecovery } from '../testing/faults/recovery.ts'
import { openSmallDisk } from '../testing/faults/small-disk.ts'
import { sendAgain, startStorm, type Storm } from '../testing/faults/storm.ts'

const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' }
const rounds = Array.from({ length: Math.ceil(env.faultRounds / 4) }, (_, index) => index + 1)
// Created during collection: whether mounting is permitted decides what is skipped.
const disks = { pglite: openSmallDisk(260), postgres: openSmallDisk(220) }
afterAll(() => Object.values(disks).forEach((disk) => disk?.close()))
const mounting = 'the right to mount a small disk'

describe('A full disk under PGlite', () => {
  const disk = disks.pglite
  if (lacks(!disk && mounting)) return
  const site = duringTests(async () => {
    const folder = join(disk?.folder ?? '', 'data')
    if (rig.emptyPglite) await cp(rig.emptyPglite, join(folder, 'pg'), { recursive: true })
    return openSite(embedded(folder), settings)
  })

  it.each(rounds)('stops orders, no pages, and both go on when there is room, round %d', async () => {
    await expectOutage(
      site,
      () => disk?.fill(),
      () => disk?.free(),
    )
  })

  it('that has no room for the log of the database is the end of the process, and the next one has every row', async () => {
    const folder = join(disk?.folder ?? '', 'log')
    const ends: string[] = []
    const database = await PGlite.create(folder)
    watchForPanic(database, (reason) => ends.push(reason))
    await database.exec('create table kept (id int); insert into kept values (1)')
    disk?.fill()
    const writeOn = async () => {
      for (;;) await database.query(`select pg_logical_emit_message(false, 'fill', repeat('x', 1000000))`)
    }
    await expect(writeOn()).rejects.toThrow('No space left on device')
    // No further query: it would never return.
    expect(ends).toEqual([expect.stringContaining('No space left on device')])
    disk?.free()
    const next = await PGlite.create(folder)
    expect((await next.query('select id from kept')).rows).toEqual([{ id: 1 }])
    await next.close()
  })
})

describe('A full disk under Postgres', () => {
  const disk = disks.postgres
  if (lacks(!disk && mounting, !postgresBinaries() && 'Postgres')) return
  const cluster = beforeTests(() => startCluster({ parent: disk?.folder }))
  afterAll(() => cluster.stop())
  const site = duringTests(async () => openSite(await createOn(cluster.url), settings))

  it.each(rounds)('stops orders, no pages, and both go on when there is room, round %d', async () => {
    await expectOutage(
      site,
      () => disk?.fill(),
      () => disk?.free(),
    )
  })
})

async function expectOutage(site: Site, fill: () => void, free: () => void) {
  const storm = startStorm(site.url, 8, 20)
  await sleep(1_000)
  fill()
  await until('an order that is refused', async () => storm.refusals.length > 20 || undefined, 60_000)
  expect(await statusesOf(site)).toEqual([200, 200, 200])
  free()
  await expectRecovery(site)
  await sleep(500)
  await storm.stop()
  expect(refusalsBut503(storm)).toEqual([])
  await sendAgain(site, storm)
  await expectStormStored(site, storm)
}

const statusesOf = ({ url }: Site) =>
  Promise.all(['/livez', '/pricing', '/api/services'].map(async (path) => (await fetch(url + path)).status))

const refusalsBut503 = ({ refusals }: Storm) =>
  refusals.filter(({ status, retryAfter }) => status !== 503 || !Number(retryAfter))
