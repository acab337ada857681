import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { env, useMigrated } from '@northword/rig/env'
import { openSite } from '@northword/rig/site'
import { createOn, type DatabaseKind, embedded, type SiteDatabase } from '@northword/rig/site-database'

/**
 * Creates databases as after the server's first start, for sites of this process and its children to copy. A site of
 * another kind migrates its own.
 * @param folder is kept until the last of them has ended
 * @returns a function that deletes what is outside of the folder
 */
export async function makeMigrated(
  folder: string,
  kinds: readonly DatabaseKind[],
): Promise<() => Promise<void>> {
  const [postgres, pglite] = await Promise.all([
    kinds.includes('Postgres') ? migratedPostgres(folder) : undefined,
    kinds.includes('PGlite') ? migratedPglite(join(folder, 'migrated')) : undefined,
  ])
  useMigrated({ pglite, postgres: postgres?.name })
  return async () => postgres?.drop()
}

async function migratedPostgres(folder: string) {
  const { name, drop, ...database } = await createOn(env.testDatabaseUrl ?? '')
  await startOnce({ ...database, settings: { ...database.settings, DATA_DIR: folder } })
  return { name, drop }
}

async function migratedPglite(folder: string) {
  const pglite = join(folder, 'pg')
  if (env.emptyPglite) await cp(env.emptyPglite, pglite, { recursive: true })
  await startOnce(embedded(folder))
  return pglite
}

async function startOnce(database: Omit<SiteDatabase, 'drop'>) {
  const site = await openSite({ ...database, drop: async () => {} })
  await site.kill('SIGTERM')
  await site.close()
}
