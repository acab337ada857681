import { findBrowser } from '../apps/e2e/src/browser.ts'
import { openTestServer } from '../apps/e2e/src/test-server.ts'
import { end, ownEnv, run, turbo } from './run.mjs'

const tasks = ['lint', 'typecheck', 'test', 'e2e']

const browser = await findBrowser().catch((error) => end(error.message))
const postgres = await openTestServer().catch((error) => end(error.message))
const env = {
  ...ownEnv(),
  TEST_DATABASE_URL: postgres?.url ?? '',
  CHROMIUM_PATH: browser?.path ?? 'none',
}

const code = await run([...turbo, 'run', ...tasks, '--concurrency=2', '--continue'], { env })
await postgres?.close()
report(code)

function report(turboCode) {
  const ran = ['lint, types, unit and PGlite']
  const skipped = []
  if (postgres) ran.push(`Postgres (${postgres.description})`)
  else skipped.push('the Postgres leg was SKIPPED: set TEST_DATABASE_URL or install PostgreSQL')
  if (browser) ran.push(`browser (${browser.path})`)
  else skipped.push('the browser leg was SKIPPED: set CHROMIUM_PATH or install Chromium')
  const result = turboCode === 0 ? 'Passed' : `Failed (turbo exited with ${turboCode})`
  console.log(`\n${[`${result}; legs that ran: ${ran.join(', ')}`, ...skipped].join('; ')}.`)
  const mayNotSkip = process.env.REQUIRE_ALL_LEGS === '1'
  process.exitCode = turboCode === 0 && mayNotSkip && skipped.length > 0 ? 1 : turboCode
}
