/** @module-tag thorough */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { onPostgres } from '../../testing/databases/test-database.ts'

onPostgres('A pool that loses connections in the middle of transactions', (open) => {
  it('still has a place for the next transaction, however many it lost', async () => {
    const { database, drop } = await open()
    const { em } = database.orm
    const loseOne = () =>
      em.fork().transactional((tx) => tx.execute('select pg_terminate_backend(pg_backend_pid())'))
    for (let lost = 0; lost < 12; lost += 1) {
      if (lost === 6) await sleep(1_500)
      await expect(loseOne()).rejects.toThrow('terminating connection')
    }
    await sleep(1_500)
    expect(await em.fork().execute('select 1 as one')).toEqual([{ one: 1 }])
    await drop()
  })
})
