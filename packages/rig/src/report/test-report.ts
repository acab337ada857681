import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule, TestResult, TestSpecification, Vitest } from 'vitest/node'
import { env, inheritedEnv } from '../env.ts'

/** A part of the tests that not every machine can run. */
type Leg = 'postgres' | 'browser'

/** Outcome of a vitest run: a line of the file that `TEST_REPORT` names. */
interface RunOutcome {
  /** Script of package.json that ran it. */
  task: string
  folder: string
  /** Files with a failed test, relative to that folder. */
  failed: string[]
  /** Files without a result at the deadline. */
  notRun: string[]
  /** Number of errors outside of tests. */
  errors: number
}

/** Prints what was skipped at the end, and writes failed files for `npm run test:all`. Obeys `TEST_DEADLINE`. */
export class TestReport implements Reporter {
  readonly #legs: readonly Leg[]
  #log: (line: string) => void = () => {}
  #folder = ''
  #isCut = false
  readonly #unfinished = new Set<string>()

  constructor(legs: readonly Leg[] = []) {
    this.#legs = legs
  }

  onInit(vitest: Vitest) {
    this.#log = (line) => vitest.logger.log(line)
    this.#folder = vitest.config.root
    if (env.testDeadline === undefined) return
    const end = async () => {
      this.#isCut = true
      await vitest.cancelCurrentRun('keyboard-input')
    }
    const leftMs = env.testDeadline * 1_000 - Date.now()
    setTimeout(() => void end(), Math.max(leftMs, 0)).unref()
  }

  onTestRunStart(files: readonly TestSpecification[]) {
    for (const { moduleId } of files) this.#unfinished.add(moduleId)
  }

  onTestModuleEnd({ moduleId }: TestModule) {
    if (!this.#isCut) this.#unfinished.delete(moduleId)
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const fromFolder = (files: Iterable<string>) => [...files].map((file) => relative(this.#folder, file))
    for (const line of skippedLines(this.#legs)) this.#log(line)
    for (const [want, files] of wantsOf(modules))
      this.#log(`${skippedFor} ${want}: ${fromFolder(files).join(', ')}`)
    if (!env.testReport) return
    const failed = modules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId)
    const outcome: RunOutcome = {
      task: env.npmScript,
      folder: this.#folder,
      failed: fromFolder(failed),
      notRun: fromFolder(this.#isCut ? this.#unfinished : []),
      errors: errors.length,
    }
    appendFileSync(env.testReport, `${JSON.stringify(outcome)}\n`)
  }
}

/** Beginning of a line that names files with tests for which this machine lacks something. */
export const skippedFor = 'SKIPPED for want of'

/** Beginning of the note of a test that is skipped for that reason. */
export const wantNote = 'for want of '

/** Files by what their skipped tests want. */
function wantsOf(modules: readonly TestModule[]): Map<string, Set<string>> {
  const wanting = new Map<string, Set<string>>()
  for (const module of modules)
    for (const test of module.children.allTests('skipped'))
      for (const want of wantsIn(test.result()))
        wanting.set(want, (wanting.get(want) ?? new Set()).add(module.moduleId))
  return wanting
}

function wantsIn(result: TestResult): string[] {
  const note = result.state === 'skipped' ? (result.note ?? '') : ''
  return note.startsWith(wantNote) ? note.slice(wantNote.length).split(', ') : []
}

/** Hint at the end of a run without that leg. */
export const skippedLegs: Record<Leg, string> = {
  postgres: 'SKIPPED all on Postgres: set TEST_DATABASE_URL, or install PostgreSQL for npm test',
  browser: 'SKIPPED all in a browser: set CHROMIUM_PATH to one, or install Chromium',
}

/** Hints of the skipped legs. */
export function skippedLines(legs: readonly Leg[]): string[] {
  // Read now: a run may have started its own Postgres.
  const { TEST_DATABASE_URL, CHROMIUM_PATH } = inheritedEnv()
  const isSkipped = { postgres: !TEST_DATABASE_URL, browser: CHROMIUM_PATH === 'none' }
  return legs.filter((leg) => isSkipped[leg]).map((leg) => skippedLegs[leg])
}
