/** @module-tag thorough */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lacks } from '@northword/rig/for-want-of'
import { freePort } from '@northword/rig/free-port'
import { postgresBinaries } from '@northword/rig/installed'
import { call, ownerSession } from '@northword/rig/owner-session'
import { queryAt } from '@northword/rig/postgres-database'
import { readyAfter, type ServerProcess, startServer } from '@northword/rig/server-process'
import { until } from '@northword/rig/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPair, type Pair } from '../testing/operations/pair.ts'
import { placeOrder } from '../testing/faults/storm.ts'

describe('Two servers that read their lists from a replica', () => {
  if (lacks(!postgresBinaries() && 'Postgres')) return

  let folder: string
  let pair: Pair
  let second: { url: string; process: ServerProcess }
  let session: { cookie: string }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northword-replica-'))
    pair = await openPair({ DATA_DIR: folder, LOG_LEVEL: 'warn' }, { asReplica: true })
    const link = await until(
      'the set-up link',
      async () => (await readFile(join(folder, 'setup-link'), 'utf8')) || undefined,
    )
    session = await ownerSession(pair.site.url, link)
    const port = String(await freePort())
    const process = startServer({ ...pair.site.settings, PORT: port })
    second = { url: `http://127.0.0.1:${port}`, process }
    await readyAfter(process, second.url)
  })
  afterAll(async () => {
    await second.process.end()
    await pair.close()
    await rm(folder, { recursive: true })
  })

  it('show the other server’s latest changes while the replica lags', async () => {
    const number = await placeOrder(pair.site.url, randomUUID())
    await until('a list is read from the replica', async () => {
      await numbersIn(second.url, 'orders')
      return (await ordersReadAt(pair)) || undefined
    })
    await queryAt(pair.standby.url, 'select pg_wal_replay_pause()')
    const claim = { number, version: 0 }
    expect((await call(pair.site.url, 'desk.claimCase', claim, session)).status).toBe(200)
    expect(await numbersIn(second.url, 'queue?view=mine')).toEqual([number])
    expect(await numbersIn(pair.site.url, 'queue?view=mine')).toEqual([number])
    await queryAt(pair.standby.url, 'select pg_wal_replay_resume()')
  })

  it('show it without their replica, too', async () => {
    await pair.standby.halt('SIGQUIT')
    const number = await placeOrder(pair.site.url, randomUUID())
    expect(await numbersIn(second.url, 'orders')).toContain(number)
    expect(await numbersIn(pair.site.url, 'orders')).toContain(number)
  })

  async function numbersIn(url: string, list: string): Promise<string[]> {
    const answer = await fetch(`${url}/api/desk/${list}`, { headers: session })
    expect(answer.status).toBe(200)
    const { orders, duties } = (await answer.json()) as Record<string, { number: string }[] | undefined>
    return (orders ?? duties ?? []).map(({ number }) => number)
  }
})

/** Number of scans of the replica's orders. */
async function ordersReadAt({ standby, database }: Pair): Promise<number> {
  const there = Object.assign(new URL(standby.url), { pathname: `/${database}` }).href
  const [row] = await queryAt<{ scans: number }>(
    there,
    `select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as scans
       from pg_stat_user_tables where relname = 'orders'`,
  )
  return row?.scans ?? 0
}
