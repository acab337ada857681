import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { useEmptyPglite } from '@northword/rig/env'
import { makeMigrated } from '@northword/rig/migrated-databases'

/** Global setup: creates the databases that sites copy. */
export async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'northword-databases-'))
  const empty = await PGlite.create(join(folder, 'empty'))
  await empty.close()
  useEmptyPglite(join(folder, 'empty'))
  const dropMigrated = await makeMigrated(folder)
  return async () => {
    await dropMigrated()
    await rm(folder, { recursive: true })
  }
}
