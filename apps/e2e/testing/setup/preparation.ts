import { findBrowser } from '@northword/rig/browser'
import { useTestServer } from '@northword/rig/env'
import { openPostgresServer } from '@northword/rig/postgres-server'
import { env } from '../env.ts'

/**
 * Global setup: unpacks the bundled browser, and throws if there is none. Fault rounds start their own Postgres;
 * other runs get the caller's.
 */
export async function setup() {
  const found = await findBrowser()
  if (!found && env.chromiumPath !== 'none') {
    throw new Error('No Chromium was found: set CHROMIUM_PATH to one, or to none to leave out what needs it.')
  }
  const server = env.faultRounds === 1 ? undefined : await openPostgresServer({ named: env.testDatabaseUrl })
  if (server) useTestServer(server.url)
  return () => server?.close()
}
