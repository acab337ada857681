import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { env, useMigrated } from './env.ts'
import { openSite } from './site.ts'
import { createOn, embedded, type SiteDatabase } from './site-database.ts'

/**
 * Creates databases as after the server's first start, for sites of this process and its children to copy.
 * @param folder is kept until the last of them has ended
 * @returns a function that deletes what is outside of the folder
 */
export async function makeMigrated(folder: string): Promise<() => Promise<void>> {
  const pglite = join(folder, 'migrated')
  const [postgres] = await Promise.all([migratedPostgres(folder), migratePglite(pglite)])
  useMigrated({ pglite: join(pglite, 'pg'), postgres: postgres?.name })
  return async () => postgres?.drop()
}

async function migratedPostgres(folder: string) {
  if (!env.testDatabaseUrl) return undefined
  const { name, drop, ...database } = await createOn(env.testDatabaseUrl)
  await startOnce({ ...database, settings: { ...database.settings, DATA_DIR: folder } })
  return { name, drop }
}

async function migratePglite(folder: string) {
  if (env.emptyPglite) await cp(env.emptyPglite, join(folder, 'pg'), { recursive: true })
  await startOnce(embedded(folder))
}

async function startOnce(database: Omit<SiteDatabase, 'drop'>) {
  const site = await openSite({ ...database, drop: async () => {} })
  await site.kill('SIGTERM')
  await site.close()
}
