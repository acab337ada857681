import type { Database } from './orm.ts'

/** The number of an advisory lock; nothing else in the database uses it. */
const lockId = 7_305_112

/** Brings the schema up to date. Several servers that start at once wait for one another. */
export async function migrate({ orm, pglite }: Database): Promise<void> {
  if (pglite) return void (await orm.migrator.up())
  await orm.em.fork().transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(${lockId})`)
    await orm.migrator.up({ transaction: em.getTransactionContext() })
  })
}

/** Whether every migration that this version knows has been applied. */
export async function isMigrated({ orm }: Database): Promise<boolean> {
  return (await orm.migrator.getPending()).length === 0
}
