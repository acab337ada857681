import { type Cluster, startCluster } from '@northword/rig/cluster'
import { lacks } from '@northword/rig/for-want-of'
import { postgresBinaries } from '@northword/rig/installed'
import { queryAt } from '@northword/rig/postgres-database'
import { type Standby, startStandby } from '@northword/rig/standby'
import { until } from '@northword/rig/until'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '../../errors/domain-error.ts'
import { entities } from '../../features.ts'
import { lines } from '../../logs/log-lines.ts'
import type { Log } from '../../logs/log.ts'
import { type Database, type Em, openPostgres } from '../orm.ts'
import { openReplica, type Replica } from './replica.ts'

describe('Reads that may go to a replica', () => {
  if (lacks(!postgresBinaries() && 'Postgres')) return

  let cluster: Cluster
  let standby: Standby
  let primary: Database
  let replica: Replica
  const said = vi.fn<Log['write']>()
  beforeAll(async () => {
    cluster = await startCluster()
    standby = await startStandby(cluster)
    primary = await openPostgres(entities, cluster.url)
    await primary.orm.em.fork().execute('create table written (number int)')
  })
  beforeEach(async () => {
    said.mockClear()
    replica = await openReplica(entities, standby.url, { write: said })
    return () => replica.close()
  })
  afterAll(async () => {
    await primary.close()
    await standby.stop()
    await cluster.stop()
  })

  const read = <Answer>(ask: (em: Em) => Promise<Answer>) => replica.read(primary.orm.em.fork(), ask)
  const isReplica = async (em: Em) => {
    const [row] = await em.execute<{ is: boolean }[]>('select pg_is_in_recovery() as is')
    return row?.is ?? false
  }
  const write = (number: number) =>
    primary.orm.em.fork().execute('insert into written (number) values (?)', [number])
  const written = async (em: Em) => {
    const rows = await em.execute<{ number: number }[]>('select number from written')
    return { numbers: rows.map(({ number }) => number), isReplica: await isReplica(em) }
  }
  const untilUsed = () =>
    until('the replica is used', async () => (await read(isReplica)) || undefined, 60_000)

  it('go there, and see every write before them', async () => {
    await untilUsed()
    for (let number = 1; number <= 50; number += 1) {
      await write(number)
      expect((await read(written)).numbers).toContain(number)
    }
    await untilUsed()
  })

  it(
    'go to the primary while the replica is behind, which is said once, and then there again',
    { tags: ['thorough'] },
    async () => {
      await untilUsed()
      said.mockClear()
      await queryAt(standby.url, 'select pg_wal_replay_pause()')
      await write(100)
      const answers = [await read(written), await read(written)]
      expect(answers.map(({ isReplica: is, numbers }) => [is, numbers.includes(100)])).toEqual([
        [false, true],
        [false, true],
      ])
      expect(said.mock.calls.map(([line]) => line)).toEqual([lines.replicaBehind])
      await queryAt(standby.url, 'select pg_wal_replay_resume()')
      await untilUsed()
    },
  )

  it(
    'are asked again from the primary where the replica cancels them for what it replays',
    { tags: ['thorough'] },
    async () => {
      await untilUsed()
      const conflict = Object.assign(new Error('canceling statement due to conflict'), { code: '40001' })
      const ask = async (em: Em) => {
        if (await isReplica(em)) throw conflict
        return 'from the primary'
      }
      expect(await read(ask)).toBe('from the primary')
    },
  )

  it('are not asked again where they are refused, or took too long', { tags: ['thorough'] }, async () => {
    await untilUsed()
    const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
    for (const refusal of [new DomainError('orderNotFound'), slow]) {
      const ask = vi.fn<(em: Em) => Promise<void>>().mockRejectedValue(refusal)
      await expect(read(ask)).rejects.toBe(refusal)
      expect(ask).toHaveBeenCalledTimes(1)
    }
  })

  it(
    'go to the primary while the replica is away, which is said once, and then there again',
    { tags: ['thorough'] },
    async () => {
      await untilUsed()
      said.mockClear()
      await standby.halt('SIGQUIT')
      expect([await read(isReplica), await read(isReplica)]).toEqual([false, false])
      expect(said).toHaveBeenCalledTimes(1)
      expect(said.mock.calls[0]?.[0]).toBe(lines.replicaFailed)
      await standby.resume()
      await untilUsed()
    },
  )

  it(
    'never go to another server, even if it is one that may be written to',
    { tags: ['thorough'] },
    async () => {
      const wrong = await openReplica(entities, cluster.url, { write: said })
      expect(await wrong.read(primary.orm.em.fork(), async (em) => (await isReplica(em)) || 'primary')).toBe(
        'primary',
      )
      expect(said).toHaveBeenCalledTimes(1)
      await wrong.close()
    },
  )

  it('never go to a replica that was promoted', { tags: ['thorough'] }, async () => {
    await untilUsed()
    await standby.promote()
    const { numbers } = await read(written)
    await queryAt(standby.url, 'insert into written values (-1)')
    expect((await read(written)).numbers).toEqual(numbers)
  })
})
