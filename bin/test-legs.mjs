import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { findBrowser } from '../packages/rig/src/browser.ts'
import { engineNames, enginePackages, findEngines } from '../packages/rig/src/engines.ts'
import { env as caller } from '../packages/rig/src/env.ts'
import { openPostgresServer } from '../packages/rig/src/postgres-server.ts'
import { skippedFor, skippedLegs } from '../packages/rig/src/report/test-report.ts'
import { closingLines, runAgain } from './closing-lines.mjs'
import { end, ownEnv, run, turbo } from './run.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false }, until: { type: 'string' } },
})
const isAll = positionals[0] === 'all'
const deadline = values.until ? Number(values.until) : undefined

const browser = await findBrowser().catch((error) => end(error.message))
const engines = isAll ? await findEngines() : []
const postgres = await openPostgresServer({ named: caller.testDatabaseUrl }).catch((error) =>
  end(error.message),
)

// In sequence, because each leg uses all processors. The rarest faults come last.
const legs = isAll
  ? [
      { name: 'server', tasks: ['test:all'], folder: 'apps/server' },
      { name: 'web', tasks: ['test:all'], folder: 'apps/web' },
      { name: 'browser', tasks: ['e2e:all'], folder: 'apps/e2e' },
      // Each waits for its own window most of the time, and has a screen of its own.
      { name: 'engines', tasks: engines.map(({ name }) => `e2e:${name}`), folder: 'apps/e2e', atOnce: 3 },
      { name: 'faults', tasks: ['e2e:faults'], folder: 'apps/e2e' },
    ].filter(({ tasks }) => tasks.length > 0)
  : [
      // oxlint tells of every error of a type: a compiler beside it would find the same.
      { name: 'lint and types', tasks: ['lint', 'format:check', 'knip'], atOnce: 2 },
      // The small packages leave a processor free; so does the end of a long one. The browser needs the built site.
      { name: 'unit, server and web', tasks: ['test', 'build'], atOnce: 2 },
      { name: 'browser', tasks: ['e2e'] },
    ]

const reports = await mkdtemp(join(tmpdir(), 'northword-tests-'))
const env = {
  ...ownEnv(),
  TEST_DATABASE_URL: postgres?.url ?? '',
  CHROMIUM_PATH: browser ?? 'none',
  // Part of turbo's cache key: a leg runs again when its browser has changed.
  ENGINES: engines.map(({ path, version }) => `${path} ${version}`).join(', '),
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
}

const begun = Date.now()
const failures = new Set()
const wants = new Set()
const ended = []
let runs = 0
for (const leg of legs) {
  const started = Date.now()
  const outcome = isOver() ? { notRun: ['all of it'] } : await runLeg(leg)
  ended.push({ ...leg, ...outcome, seconds: Math.round((Date.now() - started) / 1_000) })
  // A signal ends all legs.
  if (outcome.code > 128) break
}
await rm(reports, { recursive: true })
await postgres?.close()
report()

function isOver() {
  return deadline !== undefined && Date.now() > deadline * 1_000
}

/** Runs a leg's tasks; `--again` repeats failed test files once, on their own. */
async function runLeg({ tasks, folder, atOnce = 1 }) {
  const only = folder ? [`--filter=./${folder}`] : []
  const { code, outcomes } = await runTasks([...tasks, ...only, `--concurrency=${atOnce}`, '--continue'])
  const failed = outcomes.flatMap(({ task, failed: files }) => files.map((file) => ({ task, file })))
  const leg = { code, notRun: outcomes.flatMap(({ notRun }) => notRun) }
  // Failures outside of tests, such as a crashed worker, are not repeated.
  const isKnown =
    outcomes.length === tasks.length &&
    outcomes.every(({ errors }) => errors === 0) &&
    failed.length + leg.notRun.length > 0
  if (!values.again || !isKnown) return leg
  const { isMended, ...again } = await runAgain(failed, isOver, ({ task, file }) =>
    runTasks([task, ...only, '--', file]),
  )
  return { ...leg, ...again, ...(isMended && { code: 0 }) }
}

/** Runs turbo, and reads the reports of its test runs. */
async function runTasks(tasks) {
  const file = join(reports, String((runs += 1)))
  const until = deadline && { TEST_DEADLINE: String(deadline) }
  const options = { env: { ...env, ...until, TEST_REPORT: file }, onLine: passOn() }
  const code = await run([...turbo, 'run', ...tasks], options)
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  return { code, outcomes: lines.map((line) => JSON.parse(line)) }
}

/**
 * Prints the legs' output, and collects lines with a failure and vitest's lines below errors outside of tests. Leaves
 * lines about skipped tests to the end; turbo repeats them of a run that it has kept.
 */
function passOn() {
  const below = new Map()
  return (printed) => {
    const line = stripVTControlCharacters(printed)
    const [, want] = line.split(`${skippedFor} `)
    if (want) wants.add(`${skippedFor} ${want}`)
    else if (!Object.values(skippedLegs).some((each) => line.includes(each))) console.log(printed)
    const task = line.split(' ', 1)[0]
    const left = /⎯ (Unhandled Errors|Startup Error) ⎯/.test(line) ? 15 : (below.get(task) ?? 0)
    below.set(task, left - 1)
    if (left > 0 || / FAIL | ERROR /.test(line)) failures.add(line)
  }
}

/** Prints failures, legs with their time, what was skipped, and the result. */
function report() {
  const isEachRequired = process.env.REQUIRE_ALL_LEGS === '1'
  const { lines, result, code } = closingLines(
    ended,
    { legs: skippedLines(), suites: [...wants] },
    isEachRequired,
  )
  console.log([...failures, '', ...lines, ''].join('\n'))
  console.log(`${result} in ${minutesSince(begun)} minutes, with ${programs()}.`)
  process.exitCode = code
}

function minutesSince(time) {
  return ((Date.now() - time) / 60_000).toFixed(1)
}

function programs() {
  return [
    'PGlite',
    postgres?.description,
    browser,
    ...engines.map(({ name, version, path }) => `${name} ${version} (${path})`),
  ]
    .filter(Boolean)
    .join(', ')
}

function skippedLines() {
  const missing = isAll ? engineNames.filter((name) => !engines.some((engine) => engine.name === name)) : []
  return [
    ...(postgres ? [] : [skippedLegs.postgres]),
    ...(browser ? [] : [skippedLegs.browser]),
    ...missing.map((name) => `SKIPPED ${name}: install ${enginePackages[name]}`),
  ]
}
