import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { childEnd, endWithUs } from '@northword/rig/child-process'

const program = fileURLToPath(new URL('../../../server/src/commands/main.ts', import.meta.url))

/** Duration of a command, and its peak memory in MB; 0 if the system does not report it. */
export interface Done {
  seconds: number
  peakMb: number
}

/**
 * Runs an operator's command as a process.
 * @throws {Error} with its output, if it fails
 */
export async function operate(typed: string[], settings: Record<string, string>): Promise<Done> {
  const started = performance.now()
  const child = spawn(process.execPath, [program, ...typed], {
    env: settings,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithUs(child)
  let peakMb = 0
  const watch = setInterval(() => void peakOf(child.pid).then((mb) => (peakMb = Math.max(peakMb, mb))), 50)
  const errors = await text(child.stderr)
  await childEnd(child)
  clearInterval(watch)
  if (child.exitCode !== 0) throw new Error(`northword ${typed.join(' ')} failed: ${errors}`)
  return { seconds: (performance.now() - started) / 1000, peakMb }
}

async function peakOf(pid = 0): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
