import { spawn, type StdioOptions } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { childEnd } from '@northword/rig/child-process'
import { inheritedEnv } from '@northword/rig/env'

/** One run of tests: whether all of it passed, the first test that failed by an assertion, and all that was printed. */
export interface Outcome {
  isGreen: boolean
  found: { test: string; file: string; reason: string } | null
  output: string
}

/** Fields of vitest's JSON report that are read here. */
interface Report {
  success: boolean
  testResults: { name: string; assertionResults: TestResult[] }[]
}

interface TestResult {
  fullName: string
  status: string
  failureMessages: string[]
}

/** Beginnings of errors that assertions throw, and waits of stories for what a page shows. */
const assertions = /^(AssertionError|TestingLibraryElementError): |^(locator|page)\.\w+: Timeout /

/** Frames from which tests throw plain errors: `expect().rejects` in vitest, `findBy`, and waits in `testing/`. */
const ofTests = /\.(test|e2e)\.tsx?:|\/testing\/|\/node_modules\/(vitest|@testing-library)\//

/**
 * Runs files of tests of one package in the copy, by the script that `npm test` or `npm run test:all` runs.
 * @param files from the root of the repository
 */
export async function runTests(
  copy: string,
  files: readonly string[],
  { thorough = false } = {},
): Promise<Outcome> {
  const [first = ''] = files
  const folder = folderOf(first)
  const report = join(copy, 'planted-report.json')
  await rm(report, { force: true })
  const names = files.map((file) => file.slice(folder.length + 1))
  const reporting = ['--bail=1', '--reporter=json', `--outputFile=${report}`]
  const { output } = await npm(copy, [
    'run',
    scriptOf(first, thorough),
    `--workspace=${folder}`,
    '--',
    ...names,
    ...reporting,
  ])
  const text = await readFile(report, 'utf8').catch(() => null)
  if (text === null) return { isGreen: false, found: null, output }
  const { success, testResults } = JSON.parse(text) as Report
  const hasRun = testResults.some(({ assertionResults }) =>
    assertionResults.some(({ status }) => status === 'passed'),
  )
  return {
    isGreen: success && hasRun,
    found: foundIn(testResults, copy),
    output: output + reasonsIn(testResults),
  }
}

/** Builds the site of the copy. @throws {Error} where it cannot be built */
export async function buildSite(copy: string): Promise<void> {
  const { code, output } = await npm(copy, ['run', 'build', '--workspace=apps/web'])
  if (code !== 0) throw new Error(`The site cannot be built:\n${output}`)
}

/** The folder of the package that a file is of. */
export const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/')

function scriptOf(file: string, thorough: boolean): string {
  if (!file.startsWith('apps/e2e/')) return thorough ? 'test:all' : 'test'
  if (!thorough) return 'e2e'
  return file.startsWith('apps/e2e/faults/') ? 'e2e:faults' : 'e2e:all'
}

function foundIn(testResults: Report['testResults'], copy: string): Outcome['found'] {
  for (const { name, assertionResults } of testResults)
    for (const { status, fullName, failureMessages } of assertionResults) {
      const reason = failureMessages.find((message) => isAssertion(message))
      if (status === 'failed' && reason) return { test: fullName, file: name.slice(copy.length + 1), reason }
    }
  return null
}

/** Whether a test has seen something wrong. A fault that does not even run, or hangs, ends by another error. */
function isAssertion(stack: string): boolean {
  const frame = stack.match(/^\s+at .+$/m)?.[0] ?? ''
  const isPlain = stack.startsWith('Error: ') && !/^Error: (Test|Hook) timed out/.test(stack)
  return assertions.test(stack) || (isPlain && ofTests.test(frame))
}

const reasonsIn = (testResults: Report['testResults']) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults.flatMap(({ failureMessages }) => failureMessages))
    .join('\n')

/** Runs npm in the copy; its scripts find the repository's own Node first. Ends what a fault leaves running. */
async function npm(copy: string, args: string[]) {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe']
  const child = spawn('npm', args, { cwd: copy, env: inheritedEnv(), stdio, detached: true })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => printed.push(String(chunk)))
  const endAll = () => endGroup(child.pid)
  process.once('exit', endAll)
  await childEnd(child)
  process.off('exit', endAll)
  endAll()
  return { code: child.exitCode, output: printed.join('') }
}

function endGroup(leader: number | undefined) {
  try {
    if (leader) process.kill(-leader, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}
