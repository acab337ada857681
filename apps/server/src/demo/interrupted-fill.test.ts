/** @module-tag thorough */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childEnd, endWithUs } from '@northword/rig/child-process'
import { inheritedEnv } from '@northword/rig/env'
import { until } from '@northword/rig/until'
import { expect, it, onTestFinished } from 'vitest'

/** A minute, or two on a busy machine. */
const longMs = 120_000

/** Fills the demo in a folder, as `npm run demo` does. */
function fillDemo(folder: string) {
  const program = path.join(import.meta.dirname, 'main.ts')
  const settings = { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '', HOST: '', PUBLIC_URL: '' }
  const child = spawn(process.execPath, [program], { env: { ...inheritedEnv(), ...settings }, stdio: 'pipe' })
  onTestFinished(() => endWithUs(child)())
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  return { child, said: () => said }
}

it(
  'A demo that was interrupted begins anew, and one that was made goes on',
  { timeout: 3 * longMs },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'northword-demo-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const interrupted = fillDemo(folder)
    await until('some steps', async () => / steps\n/.test(interrupted.said()) || undefined, longMs)
    interrupted.child.kill('SIGINT')
    await childEnd(interrupted.child)

    const second = fillDemo(folder)
    await childEnd(second.child)
    expect(second.said()).toContain('The last run was interrupted')
    expect(second.said()).toContain('The studio is made. Sign in with:')
    expect(second.child.exitCode).toBe(0)

    const third = fillDemo(folder)
    await childEnd(third.child)
    expect(third.said()).toContain('goes on')
    expect(third.said()).not.toContain('interrupted')
  },
)
