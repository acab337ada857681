import { spawn, type StdioOptions } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { childEnd } from '@northword/rig/child-process'
import { inheritedEnv } from '@northword/rig/env'

/** Result of a test run: success, the first test that failed by an assertion, and the output. */
export interface Outcome {
  isGreen: boolean
  found: { test: string; file: string; reason: string } | null
  output: string
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  success: boolean
  testResults: { name: string; assertionResults: TestResult[] }[]
}

interface TestResult {
  fullName: string
  status: string
  failureMessages: string[]
}

/** Prefixes of assertion errors, and of timeouts while a story waits for the page. */
const assertions = /^(AssertionError|TestingLibraryElementError): |^(locator|page)\.\w+: Timeout /

/** Stack frames of plain errors thrown by tests: `expect().rejects` in vitest, `findBy`, and waits in `testing/`. */
const ofTests = /\.(test|e2e)\.tsx?:|\/testing\/|\/node_modules\/(vitest|@testing-library)\//

/**
 * Runs test files of one package in the copy, by the script of `npm test`.
 * @param files relative to the repository
 */
export async function runTests(copy: string, files: readonly string[]): Promise<Outcome> {
  const folder = folderOf(files[0] ?? '')
  const report = join(copy, 'planted-report.json')
  await rm(report, { force: true })
  const names = files.map((file) => file.slice(folder.length + 1))
  const reporting = ['--bail=1', '--reporter=json', `--outputFile=${report}`]
  const script = folder === 'apps/e2e' ? 'e2e' : 'test'
  const { output } = await npm(copy, ['run', script, `--workspace=${folder}`, '--', ...names, ...reporting])
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

/**
 * Builds the copy's site.
 * @throws {Error} if the build fails
 */
export async function buildSite(copy: string): Promise<void> {
  const { code, output } = await npm(copy, ['run', 'build', '--workspace=apps/web'])
  if (code !== 0) throw new Error(`The site cannot be built:\n${output}`)
}

/** Folder of a file's package. */
export const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/')

function foundIn(testResults: Report['testResults'], copy: string): Outcome['found'] {
  for (const { name, assertionResults } of testResults)
    for (const { status, fullName, failureMessages } of assertionResults) {
      const reason = failureMessages.find((message) => isAssertion(message))
      if (status === 'failed' && reason) return { test: fullName, file: name.slice(copy.length + 1), reason }
    }
  return null
}

/** A failed assertion. A fault that breaks startup, or hangs, fails by another error. */
function isAssertion(stack: string): boolean {
  const frame = stack.match(/^\s+at .+$/m)?.[0] ?? ''
  const isPlain = stack.startsWith('Error: ') && !/^Error: (Test|Hook) timed out/.test(stack)
  return assertions.test(stack) || (isPlain && ofTests.test(frame))
}

const reasonsIn = (testResults: Report['testResults']) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults.flatMap(({ failureMessages }) => failureMessages))
    .join('\n')

/** Runs npm in the copy with the repository's Node. Kills processes that a fault leaves behind. */
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
    // All have exited.
  }
}
