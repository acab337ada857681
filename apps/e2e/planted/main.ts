import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { env, useTestServer } from '@northword/rig/env'
import { openPostgresServer } from '@northword/rig/postgres-server'
import { readArguments } from '../../../bin/arguments.mjs'
import { copyRepository } from './copy-repository.ts'
import { allFaults } from './faults/all-faults.ts'
import { plant, untrueFaults } from './plant.ts'
import type { PlantedFault } from './planted-fault.ts'
import { buildSite, folderOf, type Outcome, runTests } from './run-tests.ts'

interface Row {
  fault: string
  found: Outcome['found']
  seconds: number
}

const begun = performance.now()
const root = fileURLToPath(new URL('../../..', import.meta.url))
const usage = `npm run test:planted -- [words]

Plants faults in a copy, and names the test that finds each: all, or those whose description has these words.

${allFaults.map(({ fault }) => `  ${fault}`).join('\n')}`

const withWords = (words: string[]) => allFaults.filter(({ fault }) => fault.includes(words.join(' ')))
const { positionals } = readArguments(usage, {}, (words) =>
  withWords(words).length === 0 ? `No fault has the words “${words.join(' ')}”.` : '',
)
const chosen = withWords(positionals)

const untrue = await untrueFaults(root, chosen)
if (untrue.length > 0) {
  console.error(untrue.join('\n'))
  process.exit(1)
}
const copy = await copyRepository(root)
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const postgres = await openPostgresServer({ named: env.testDatabaseUrl })
if (postgres) useTestServer(postgres.url)

await expectGreen()
const rows: Row[] = []
for (const fault of chosen) rows.push(await lookFor(fault))
process.exitCode = report(rows)
await postgres?.close()

/** A test that fails without a fault proves nothing. */
async function expectGreen() {
  const tests = [...new Set(chosen.flatMap(({ foundBy }) => foundBy))]
  if (tests.some(isStory)) await buildSite(copy)
  for (const [folder, files] of Map.groupBy(tests, folderOf)) {
    const { isGreen, output } = await runTests(copy, files)
    if (!isGreen) throw new Error(`Tests of ${folder} fail without any fault:\n${output}`)
    console.log(`${folder}: the tests of ${files.length} files pass without any fault.`)
  }
}

async function lookFor(planted: PlantedFault): Promise<Row> {
  const { fault, foundBy } = planted
  const started = performance.now()
  const mend = await plant(copy, planted)
  if (foundBy.some(isStory)) await buildSite(copy)
  const found = await firstToFind(foundBy)
  await mend()
  const row = { fault, found, seconds: secondsSince(started) }
  console.log(`${row.seconds} s  ${fault}: ${found ? found.test : 'NOT FOUND'}`)
  return row
}

async function firstToFind(files: readonly string[]): Promise<Outcome['found']> {
  for (const [, those] of Map.groupBy(files, folderOf)) {
    const { found, isGreen, output } = await runTests(copy, those)
    if (found) return found
    if (!isGreen) console.log(`No assertion failed, and yet not all went well:\n${output}`)
  }
  return null
}

/** Browser stories need the built site. */
function isStory(file: string) {
  return file.startsWith('apps/e2e/')
}

function secondsSince(moment: number) {
  return Math.round((performance.now() - moment) / 1_000)
}

/** Prints the table. Returns the exit code. */
function report(all: Row[]): number {
  const cells = all.map(({ fault, found, seconds }) => [
    fault,
    found ? `${found.file}: ${found.test}` : 'NOT FOUND',
    `${seconds} s`,
  ])
  const lines = [['fault', 'found by', 'time'], ['---', '---', '---'], ...cells]
  const caught = all.filter(({ found }) => found).length
  console.log(['', ...lines.map((line) => `| ${line.join(' | ')} |`), ''].join('\n'))
  console.log(`npm test finds ${caught} of ${all.length} faults; ${secondsSince(begun)} s.`)
  return caught < all.length ? 1 : 0
}
