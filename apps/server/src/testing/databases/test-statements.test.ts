import { expect, it } from 'vitest'
import { createLimits } from '../../limits/limits.ts'
import { onPostgres } from './test-database.ts'
import { listenTo } from './test-statements.ts'

onPostgres('Listening to the statements of a piece of work', (open) => {
  it('hears all of them, whoever else gives connections back meanwhile', async () => {
    const test = await open()
    const hear = await listenTo(test.database)
    const limits = await createLimits(test.database, 1_000)
    const over = new AbortController()
    const others = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) await test.database.orm.em.fork().execute('select 1')
    })
    const heard: string[] = []
    for (let round = 0; round < 100; round += 1) {
      const statements = await hear(() => limits.countNetwork('contactNetwork', { network: '192.0.2.1' }))
      heard.push(...statements.map(({ sql }) => sql))
    }
    over.abort()
    await Promise.all(others)
    await test.drop()
    expect(heard).toHaveLength(100)
    expect(new Set(heard)).toEqual(new Set([expect.stringContaining('rate_limits')]))
  })
})
