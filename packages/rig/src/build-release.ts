import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inheritedEnv } from './env.ts'

const run = promisify(execFile)
const ours = fileURLToPath(new URL('../../..', import.meta.url))

/** Clones, installs and builds a commit as an operator does. Returns its folder. */
export async function buildRelease(commit: string, parent: string): Promise<string> {
  const folder = join(parent, 'release')
  await run('git', ['clone', '--quiet', '--no-checkout', ours, folder])
  const inside = { cwd: folder, env: inheritedEnv(), maxBuffer: 1e8 }
  await run('git', ['checkout', '--quiet', commit], inside)
  await run('npm', ['ci', '--no-audit', '--no-fund'], inside)
  await run('npm', ['run', 'build'], inside)
  return folder
}
