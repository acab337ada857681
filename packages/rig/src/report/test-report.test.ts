import { execFile } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFolder } from '../during-tests.ts'
import { skippedLines } from './test-report.ts'

afterEach(() => vi.unstubAllEnvs())

it('A run without a database and a browser says how to get them, a line for each', () => {
  vi.stubEnv('TEST_DATABASE_URL', '')
  vi.stubEnv('CHROMIUM_PATH', 'none')
  expect(skippedLines(['postgres', 'browser'])).toEqual([
    'SKIPPED all on Postgres: set TEST_DATABASE_URL, or install PostgreSQL for npm test',
    'SKIPPED all in a browser: set CHROMIUM_PATH to one, or install Chromium',
  ])
  expect(skippedLines(['postgres'])).toHaveLength(1)
})

it('A run with them says nothing', () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://127.0.0.1/test')
  vi.stubEnv('CHROMIUM_PATH', '')
  expect(skippedLines(['postgres', 'browser'])).toEqual([])
})

describe('A run on a machine that lacks something', { timeout: 60_000 }, () => {
  const packages = join(import.meta.dirname, '../../../../node_modules')
  const folder = useFolder()

  const files = {
    'vitest.config.ts': `
      import { TestReport } from '@northword/rig/test-report'
      export default { test: { reporters: [new TestReport()], tags: [{ name: 'thorough' }] } }`,
    'whole.test.ts': `
      import { lacks } from '@northword/rig/for-want-of'
      import { describe, it } from 'vitest'
      describe('A suite that has what it needs', () => {
        if (lacks(false, undefined)) return
        it('runs', () => {})
      })
      it.skip('is left out for another reason', () => {})`,
    'clock.test.ts': `
      import { lacks } from '@northword/rig/for-want-of'
      import { beforeAll, describe, it } from 'vitest'
      const fail = () => { throw new Error('This needs a clock.') }
      describe.each(['One', 'Another'])('%s', () => {
        if (lacks(false, 'a clock', 'a line')) return
        beforeAll(fail)
        it('fails', fail)
      })
      describe('A long suite', { tags: ['thorough'] }, () => {
        if (lacks('a clock', 'a disk')) return
        it('fails', fail)
      })`,
  }

  const skippedWith = async (...args: string[]) => {
    const vitest = join(packages, 'vitest/vitest.mjs')
    const env = { PATH: process.env['PATH'], NO_COLOR: '1' }
    const { stdout } = await promisify(execFile)(process.execPath, [vitest, 'run', ...args], {
      cwd: folder,
      env,
    })
    return stdout.split('\n').filter((line) => line.startsWith('SKIPPED'))
  }

  it('names it, with the files of the tests that its tags would have let run', async () => {
    await symlink(packages, join(folder, 'node_modules'))
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    const short = ['SKIPPED for want of a clock: clock.test.ts', 'SKIPPED for want of a line: clock.test.ts']
    expect(await skippedWith('--tags-filter=!thorough')).toEqual(short)
    expect(await skippedWith()).toEqual([...short, 'SKIPPED for want of a disk: clock.test.ts'])
    expect(await skippedWith('whole')).toEqual([])
  })
})
