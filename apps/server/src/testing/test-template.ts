import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@northword/rig/postgres-database'
import type { TestProject } from 'vitest/node'
import { migrate } from '../db/migrations.ts'
import { openPglite, openPostgres } from '../db/orm.ts'
import { entities } from '../features.ts'

/** A migrated, empty database of each kind, which suites copy instead of making one from nothing. */
export interface TestTemplates {
  /** The file with the folder of a PGlite, as `loadDataDir` takes it. */
  pglite: string
  /** The name of the database on the Postgres of the tests; empty where there is none. */
  postgres: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testTemplates: TestTemplates
  }
}

/** Runs once before all suites, and clears up after them. */
export async function setup({ config, provide }: TestProject) {
  const server = config.provide.testDatabaseUrl ?? ''
  // One after the other: while PGlite begins, this process answers nobody.
  const postgres = server ? await postgresTemplate(server) : undefined
  const pglite = await pgliteTemplate()
  provide('testTemplates', { pglite: pglite.file, postgres: postgres?.name ?? '' })
  return async () => {
    await rm(pglite.folder, { recursive: true })
    await postgres?.drop()
  }
}

async function pgliteTemplate() {
  const { pglite, ...database } = await openPglite(entities)
  await migrate({ pglite, ...database })
  const folder = await mkdtemp(join(tmpdir(), 'northword-template-'))
  const file = join(folder, 'pglite.tar')
  const dump = await pglite?.dumpDataDir('none')
  if (dump) await writeFile(file, dump.stream())
  await database.close()
  return { folder, file }
}

async function postgresTemplate(server: string) {
  const { name, url, drop } = await createDatabase(server)
  const database = await openPostgres(entities, url)
  await migrate(database)
  await database.close()
  return { name, drop }
}
