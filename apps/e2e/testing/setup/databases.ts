import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { useEmptyPglite } from '@northword/rig/env'
import { makeMigrated } from './migrated-databases.ts'
import { databaseKinds, quickestKind } from '@northword/rig/site-database'
import type { TestProject } from 'vitest/node'

/** Global setup: creates the databases that sites copy. `npm test` has sites on the quickest kind alone. */
export async function setup({ vitest }: TestProject) {
  const isQuick = vitest.config.tagsFilter?.includes('!thorough')
  const folder = await mkdtemp(join(tmpdir(), 'northword-databases-'))
  const empty = await PGlite.create(join(folder, 'empty'))
  await empty.close()
  useEmptyPglite(join(folder, 'empty'))
  const dropMigrated = await makeMigrated(folder, isQuick ? [quickestKind] : databaseKinds)
  return async () => {
    await dropMigrated()
    await rm(folder, { recursive: true })
  }
}
