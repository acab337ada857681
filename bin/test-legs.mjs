import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { findBrowser } from '../packages/rig/src/browser.ts'
import { engineNames, enginePackages, findEngines } from '../packages/rig/src/engines.ts'
import { env as caller } from '../packages/rig/src/env.ts'
import { openPostgresServer } from '../packages/rig/src/postgres-server.ts'
import { skippedLegs } from '../packages/rig/src/test-report.ts'
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
const ended = []
let runs = 0
for (const leg of legs) {
  const started = Date.now()
  const outcome = isOver() ? { code: 0, failed: [], notRun: ['all of it'] } : await runLeg(leg)
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
  const { code, outcomes } = await runTasks(
    [...tasks, ...only, `--concurrency=${atOnce}`, '--continue'],
    deadline && { TEST_DEADLINE: String(deadline) },
  )
  const failed = outcomes.flatMap((outcome) => outcome.failed)
  const notRun = outcomes.flatMap((outcome) => outcome.notRun)
  const leg = { code, failed, notRun }
  // Failures outside of tests, such as a crashed worker, are not repeated.
  const isKnown =
    outcomes.length === tasks.length &&
    outcomes.every(({ errors }) => errors === 0) &&
    failed.length + notRun.length > 0
  if (!values.again || !isKnown) return leg
  for (const { task, failed: files } of outcomes)
    for (const file of files) {
      const { code: ofFile } = await runTasks([task, ...only, '--', file])
      if (ofFile !== 0) return leg
    }
  return { ...leg, code: 0 }
}

/** Runs turbo, and reads the reports of its test runs. */
async function runTasks(tasks, settings) {
  const file = join(reports, String((runs += 1)))
  const options = { env: { ...env, ...settings, TEST_REPORT: file }, onLine: passOn() }
  const code = await run([...turbo, 'run', ...tasks], options)
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  return { code, outcomes: lines.map((line) => JSON.parse(line)) }
}

/**
 * Prints the legs' output, and collects lines with a failure and vitest's lines below errors outside of tests. Leaves
 * hints about skipped legs to the closing lines.
 */
function passOn() {
  const below = new Map()
  return (printed) => {
    if (!Object.values(skippedLegs).some((each) => printed.includes(each))) console.log(printed)
    const line = stripVTControlCharacters(printed)
    const task = line.split(' ', 1)[0]
    const left = /⎯ (Unhandled Errors|Startup Error) ⎯/.test(line) ? 15 : (below.get(task) ?? 0)
    below.set(task, left - 1)
    if (left > 0 || / FAIL | ERROR /.test(line)) failures.add(line)
  }
}

/** Prints failures, legs with their time, hints about skipped ones, and the result. */
function report() {
  const skipped = skippedLines()
  const failed = ended.find((leg) => leg.code !== 0)
  const isIncomplete = skipped.length > 0 && process.env.REQUIRE_ALL_LEGS === '1'
  const lines = [
    ...failures,
    '',
    ...ended.flatMap(linesOf),
    ...skipped,
    ...(isIncomplete ? ['REQUIRE_ALL_LEGS=1 allows no skipped leg.'] : []),
    '',
    `${failed || isIncomplete ? 'Failed' : 'Passed'} in ${minutesSince(begun)} minutes, with ${programs()}.`,
  ]
  console.log(lines.join('\n'))
  process.exitCode = failed?.code ?? (isIncomplete ? 1 : 0)
}

function minutesSince(time) {
  return ((Date.now() - time) / 60_000).toFixed(1)
}

function linesOf({ name, code, failed, notRun, seconds }) {
  const result = code === 0 ? 'passed' : 'FAILED'
  const again = code === 0 ? failed : []
  return [
    `${name}: ${result} in ${seconds} s`,
    ...again.map((file) => `FAULT TO BE FOUND (${name}): ${file} failed, and passed by itself`),
    ...notRun.map((file) => `NOT RUN for want of time (${name}): ${file}`),
  ]
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
