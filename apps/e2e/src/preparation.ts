import { findBrowser } from './browser.ts'
import { env, useTestServer } from './env.ts'
import { openTestServer } from './test-server.ts'

/**
 * Runs once before all suites: unpacks the browser where it has to be, and says where there is none. Fault
 * rounds find a Postgres of their own; other runs are told theirs.
 */
export async function setup() {
  const found = await findBrowser()
  if (!found && env.chromiumPath !== 'none') {
    throw new Error('No Chromium was found: set CHROMIUM_PATH to one, or to none to leave out what needs it.')
  }
  const server = env.faultRounds === 1 ? undefined : await openTestServer()
  if (server) useTestServer(server.url)
  return () => server?.close()
}
