import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { findBrowser } from './browser.ts'
import { env, useEmptyPglite, useTestServer } from './env.ts'
import { openTestServer } from './test-server.ts'

/**
 * Runs once before all suites: unpacks the browser where it has to be, and says where there is none; makes
 * an embedded database to copy. Fault rounds find a Postgres of their own; other runs are told theirs.
 */
export async function setup() {
  const found = await findBrowser()
  if (!found && env.chromiumPath !== 'none') {
    throw new Error('No Chromium was found: set CHROMIUM_PATH to one, or to none to leave out what needs it.')
  }
  const folder = await mkdtemp(join(tmpdir(), 'northword-empty-'))
  const empty = await PGlite.create(join(folder, 'pg'))
  await empty.close()
  useEmptyPglite(join(folder, 'pg'))
  const server = env.faultRounds === 1 ? undefined : await openTestServer()
  if (server) useTestServer(server.url)
  return () => Promise.all([server?.close(), rm(folder, { recursive: true })])
}
