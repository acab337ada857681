import { needNode } from './node-version.mjs'
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

needNode(20)

/** The repository, with a trailing separator. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Node from the packages; may not be installed yet. */
export const ownNode = join(root, 'node_modules', '.bin', 'node')

/** The caller's environment, without this repository's binaries in the PATH. */
export function hostEnv() {
  const path = (process.env.PATH ?? '').split(delimiter)
  const own = join(root, 'node_modules')
  return { ...process.env, PATH: path.filter((entry) => !entry.startsWith(own)).join(delimiter) }
}

/** Environment after the installation: this repository's binaries first. */
export function ownEnv() {
  const env = hostEnv()
  return {
    ...env,
    PATH: [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  }
}

/** Command line of turbo, without arguments. */
export const turbo = [ownNode, join(root, 'node_modules', 'turbo', 'bin', 'turbo')]

/**
 * Runs a command in the root folder, forwards signals and resolves to its exit code (128 + number for a signal, as in
 * a shell). `onLine` gets the output instead of the terminal; `signal` ends the command.
 */
export function run([command, ...args], { cwd = root, env = ownEnv(), onLine, signal } = {}) {
  const stdio = onLine ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(command, args, { cwd, env, stdio, signal })
  if (onLine) for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine)
  const stopForwarding = forwardSignals(child)
  return new Promise((resolve) => {
    const settle = (code) => {
      stopForwarding()
      resolve(code)
    }
    child.once('error', (error) => {
      // The child still ends.
      if (error.name === 'AbortError') return
      onLine?.(error.message)
      settle(127)
    })
    child.once('close', (code, fatal) => settle(code ?? 128 + constants.signals[fatal]))
  })
}

function forwardSignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  // A watching node passes on only SIGINT and SIGTERM.
  const forward = (signal) => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  for (const signal of signals) process.on(signal, forward)
  const orphanWatch = setInterval(() => isOrphan() && child.kill('SIGTERM'), 500)
  return () => {
    clearInterval(orphanWatch)
    for (const signal of signals) process.off(signal, forward)
  }
}

const parent = process.ppid

/** npm may be killed without a signal to its child, which would keep the port. */
function isOrphan() {
  return 'npm_lifecycle_event' in process.env && process.ppid !== parent
}

/**
 * Runs one step quietly: prints its title and duration, and on a terminal the last line of its output. If it fails,
 * prints its output and a sentence, and exits with its code.
 */
export async function step(title, command, { failure, env } = {}) {
  const output = []
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  // To stderr: the server's lines on stdout may be read by a program.
  console.error(`${title}…`)
  const isTerminal = process.stderr.isTTY
  const show = (text) => process.stderr.write(`\r\u001B[2K${text}`)
  const showLast = () =>
    show(
      `  ${seconds()} s  ${stripVTControlCharacters(output.at(-1) ?? '').slice(0, Math.max(0, (process.stderr.columns || 80) - 12))}`,
    )
  const stillBusy = isTerminal
    ? setInterval(showLast, 250)
    : setInterval(() => console.error(`  still at it after ${seconds()} s`), 20_000)
  const code = await run(command, { env, onLine: (line) => output.push(line) })
  clearInterval(stillBusy)
  if (isTerminal) show('')
  if (code === 0) return
  console.error(output.join('\n'))
  end(failure, code)
}

/** Exits with a sentence on stderr. */
export function end(sentence, code = 1) {
  console.error(`\n${sentence}`)
  process.exit(code)
}
