import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { pgliteExtensions } from '../../db/orm.ts'

/** Makes the embedded database of a data directory, migrated, in less time than a first start. */
export async function makePglite(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const loadDataDir = await openAsBlob(inject('testTemplates').pglite)
  const pglite = await PGlite.create(path.join(dataDir, 'pg'), { loadDataDir, extensions: pgliteExtensions })
  await pglite.close()
}
