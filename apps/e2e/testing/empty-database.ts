import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { useEmptyPglite } from '@northword/rig/env'

/** Runs once before all suites: makes an embedded database to copy. */
export async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'northword-empty-'))
  const empty = await PGlite.create(join(folder, 'pg'))
  await empty.close()
  useEmptyPglite(join(folder, 'pg'))
  return () => rm(folder, { recursive: true })
}
