import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@northword/rig/postgres-database'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../db/migrations.ts'
import { type Database, openPglite, openPostgres } from '../../db/orm.ts'
import { entities } from '../../features.ts'
import { createBoss, prepareQueues, startBoss } from '../../features/mail/queue/mail-boss.ts'
import { mailQueueSettings } from '../../features/mail/queue/mail-queue-settings.ts'

export interface TestTemplates {
  /** File for PGlite's `loadDataDir`. */
  pglite: string
  /** Database name; empty without Postgres. */
  postgres: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testTemplates: TestTemplates
  }
}

/** Runs once before all suites. Returns the teardown. */
export async function setup({ config, provide }: TestProject) {
  const server = config.provide.testDatabaseUrl ?? ''
  // One after the other: the start of PGlite blocks this process.
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
  await makeQueue({ pglite, ...database })
  const folder = await mkdtemp(join(tmpdir(), 'northword-template-'))
  const file = join(folder, 'pglite.tar')
  const dump = await pglite?.dumpDataDir('none')
  if (dump) await writeFile(file, dump.stream())
  await database.close()
  return { folder, file }
}

/** Creates the queue's tables, which take as long as everything else that opens an app. */
async function makeQueue(database: Database) {
  const boss = createBoss(database, '', mailQueueSettings)
  await startBoss(boss)
  await prepareQueues(boss, mailQueueSettings)
  await boss.stop({ graceful: false })
}

async function postgresTemplate(server: string) {
  const { name, url, drop } = await createDatabase(server)
  const database = await openPostgres(entities, url)
  await migrate(database)
  await database.close()
  return { name, drop }
}
