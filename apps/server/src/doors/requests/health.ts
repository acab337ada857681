import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../../db/migrations.ts'
import type { Database } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'

/** `/livez` touches nothing; `/readyz` is 200 once the database is migrated. Concurrent requests share a query. */
export function registerHealth(app: FastifyInstance, database: Database) {
  let migrated = false
  app.get('/livez', () => ({ status: 'live' }))
  let asking: Promise<void> | undefined
  const ask = async () => {
    await database.orm.em.fork().execute('select 1')
    migrated ||= await isMigrated(database)
    if (!migrated) throw new DomainError('unavailable')
  }
  app.get('/readyz', async () => {
    asking ??= ask().finally(() => (asking = undefined))
    await asking
    return { status: 'ready' }
  })
}
