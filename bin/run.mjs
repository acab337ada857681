import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, with a trailing separator. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The Node that the packages bring along; it may not be installed yet. */
export const ownNode = join(root, 'node_modules', '.bin', 'node')

/** The environment of the caller, with none of this repository's own binaries on the path. */
export function hostEnv() {
  const path = (process.env.PATH ?? '').split(delimiter)
  const own = join(root, 'node_modules')
  return { ...process.env, PATH: path.filter((entry) => !entry.startsWith(own)).join(delimiter) }
}

/** The environment of every step after the installation: this repository's binaries first. */
export function ownEnv() {
  const env = hostEnv()
  return {
    ...env,
    PATH: [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  }
}

/** The command line that runs turbo, to be followed by turbo's own arguments. */
export const turbo = [ownNode, join(root, 'node_modules', 'turbo', 'bin', 'turbo')]

/**
 * Runs a command in the root folder, passes signals on to it and resolves to its exit code; one
 * that ended by a signal counts as 128 and the signal's number, as in a shell. With `onLine` its
 * output goes there instead of to the terminal.
 */
export function run([command, ...args], { env = ownEnv(), onLine } = {}) {
  const stdio = onLine ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(command, args, { cwd: root, env, stdio })
  if (onLine) for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine)
  const stopForwarding = forwardSignals(child)
  return new Promise((resolve) => {
    const settle = (code) => {
      stopForwarding()
      resolve(code)
    }
    child.once('error', (error) => {
      onLine?.(error.message)
      settle(127)
    })
    child.once('close', (code, signal) => settle(code ?? 128 + constants.signals[signal]))
  })
}

function forwardSignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const forward = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  const orphanWatch = setInterval(() => isOrphan() && child.kill('SIGTERM'), 500)
  return () => {
    clearInterval(orphanWatch)
    for (const signal of signals) process.off(signal, forward)
  }
}

const parent = process.ppid

/** npm may be killed without a word to its child, which would then keep the port. */
function isOrphan() {
  return 'npm_lifecycle_event' in process.env && process.ppid !== parent
}

/**
 * Runs one quiet step: a line that says what is being done, and how long it took. Where it fails,
 * everything it printed is shown, then one sentence, and the process ends with the step's code.
 */
export async function step(title, command, { failure, env } = {}) {
  const output = []
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.log(`${title}…`)
  const stillBusy = setInterval(() => console.log(`  still at it after ${seconds()} s`), 20_000)
  const code = await run(command, { env, onLine: (line) => output.push(line) })
  clearInterval(stillBusy)
  if (code === 0) return
  console.error(output.join('\n'))
  end(failure, code)
}

/** Ends the process with one sentence on the error output. */
export function end(sentence, code = 1) {
  console.error(`\n${sentence}`)
  process.exit(code)
}
