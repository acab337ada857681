import { lacks } from '@northword/rig/for-want-of'
import { pgbouncerProgram, startPgBouncer } from '@northword/rig/pgbouncer'
import { createDatabase, queryAt } from '@northword/rig/postgres-database'
import { describe, expect, inject, it } from 'vitest'
import { openPostgres } from '../../../db/orm.ts'
import { entities } from '../../../features.ts'
import { queueOn } from '../../../testing/test-mails.ts'

const server = inject('testDatabaseUrl')
const four = [1, 2, 3, 4]

describe.skipIf(!server)('Servers behind PgBouncer', { tags: ['thorough'] }, () => {
  if (lacks(!pgbouncerProgram() && 'PgBouncer')) return

  it('that start at the same moment on an empty database make the tables of the queue once', async () => {
    const pooler = await startPgBouncer(server)
    const { url: direct, drop } = await createDatabase(server)
    const url = pooler.through(direct)
    // Used connections have more of the catalogue cached than new ones.
    await Promise.all(four.map((n) => queryAt(url, `create schema used_${n} create table one (id int)`)))
    const databases = await Promise.all(four.map(() => openPostgres(entities, url)))
    const queues = databases.map((database) => queueOn({ database, url, drop }, null).queue)
    const starts = await Promise.allSettled(queues.map((queue) => queue.prepare()))
    await Promise.all(queues.map((queue) => queue.stop()))
    await Promise.all(databases.map((database) => database.close()))
    await pooler.close()
    await drop()
    expect(starts.filter(({ status }) => status === 'rejected')).toEqual([])
  })
})
