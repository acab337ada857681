import { stripVTControlCharacters } from 'node:util'
import { findBrowser } from '../packages/rig/src/browser.ts'
import { engineNames, enginePackages, findEngines } from '../packages/rig/src/engines.ts'
import { env as caller } from '../packages/rig/src/env.ts'
import { openPostgresServer } from '../packages/rig/src/postgres-server.ts'
import { end, ownEnv, run, turbo } from './run.mjs'

const browser = await findBrowser().catch((error) => end(error.message))
const engines = await findEngines()
const postgres = await openPostgresServer({ named: caller.testDatabaseUrl }).catch((error) =>
  end(error.message),
)

// The tests of the server and the stories in the browser each fill the processors: side by side, both would wait for time.
const phases = [['lint', 'typecheck', 'test', ...engines.map(({ name }) => `e2e:${name}`)], ['e2e']]
const env = {
  ...ownEnv(),
  TEST_DATABASE_URL: postgres?.url ?? '',
  CHROMIUM_PATH: browser ?? 'none',
  // Part of turbo's cache key: a leg runs again when its browser has changed.
  ENGINES: engines.map(({ path, version }) => `${path} ${version}`).join(', '),
}

const failures = new Set()
let code = 0
for (const tasks of phases) {
  const ended = await run([...turbo, 'run', ...tasks, '--concurrency=2', '--continue'], {
    env: { ...env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    onOutput: passOn(),
  })
  code ||= ended
  // A signal ends all of it.
  if (ended > 128) break
}
await postgres?.close()
report(code)

/**
 * Prints what the legs print, and keeps the lines that name a failure: thousands of others follow them. What vitest caught
 * outside of every test is told in the lines below its title.
 */
function passOn() {
  let begun = ''
  const below = new Map()
  return (chunk) => {
    process.stdout.write(chunk)
    const lines = (begun + chunk).split('\n')
    begun = lines.pop()
    for (const line of lines.map(stripVTControlCharacters)) {
      const leg = line.split(' ', 1)[0]
      const left = /⎯ (Unhandled Errors|Startup Error) ⎯/.test(line) ? 15 : (below.get(leg) ?? 0)
      below.set(leg, left - 1)
      if (left > 0 || / FAIL | ERROR /.test(line)) failures.add(line)
    }
  }
}

/** Prints one line: how it ended, which legs ran, which were skipped and what they need. */
function report(turboCode) {
  const ran = ['lint, types, unit, PGlite']
  const skipped = []
  if (postgres) ran.push(`Postgres (${postgres.description})`)
  else skipped.push('SKIPPED the Postgres leg: set TEST_DATABASE_URL or install PostgreSQL')
  if (browser) ran.push(`browser (${browser})`)
  else skipped.push('SKIPPED the browser leg: set CHROMIUM_PATH or install Chromium')
  for (const name of engineNames) {
    const found = engines.find((engine) => engine.name === name)
    if (found) ran.push(`${name} ${found.version} (${found.path})`)
    else skipped.push(`SKIPPED the ${name} leg: install ${enginePackages[name]}`)
  }
  const isIncomplete = skipped.length > 0 && process.env.REQUIRE_ALL_LEGS === '1'
  const reason = turboCode === 0 ? 'REQUIRE_ALL_LEGS=1 allows no skipped leg' : 'the reason stands above'
  const result = turboCode === 0 && !isIncomplete ? 'Passed' : `Failed: ${reason}`
  console.log(['', ...failures].join('\n'))
  console.log(`\n${[`${result}. Legs: ${ran.join(', ')}`, ...skipped].join('. ')}.`)
  process.exitCode = turboCode === 0 && isIncomplete ? 1 : turboCode
}
