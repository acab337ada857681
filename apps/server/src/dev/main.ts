import { watch } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { inspect } from 'node:util'
import { development } from '@northword/content/operate/development'
import type { Running } from '../start.ts'
import { hotModules } from './hot-modules.ts'
import type * as Serving from './serve.ts'

/* The server of `npm run dev`: after a change it loads what has changed, and goes on in the same process. */

/** Exit code that asks `bin/dev.mjs` for a new process. */
const startAgain = 75

const source = path.join(import.meta.dirname, '..')
const root = path.join(source, '../../..')
const packages = path.join(root, 'packages')
const watched = [source, ...['content', 'contract', 'seed'].map((name) => path.join(packages, name, 'src'))]

const modules = hotModules()
const kept: Serving.Kept = { pglite: null, close: async () => {} }
const changed = new Set<string>()
let state: 'unloadable' | 'unstartable' | 'running' | undefined
let running: Running | undefined
let ending: Promise<void> | undefined
let turn = begin()

for (const folder of watched)
  watch(folder, { recursive: true }, (_event, name) => name && notice(path.join(folder, name)))
// Its files are no modules: one module reads them all.
watch(path.join(packages, 'seed/matter'), { recursive: true }, () =>
  notice(path.join(packages, 'seed/src/read-items.ts')),
)
// Node reads the settings when it starts.
watch(root, (_event, name) => void (name === '.env' && end(startAgain)))
// Of a job or a timer: the next change may mend it.
process.on('uncaughtException', (error) => say(inspect(error)))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))

/** Gathers for a moment: editors write a file in several steps, and tools several files. */
function notice(file: string) {
  if (changed.size === 0) turn = turn.then(() => delay(30)).then(follow)
  changed.add(file)
}

async function follow() {
  const files = [...changed].filter((file) => modules.isLoaded(file))
  changed.clear()
  if (state === 'running' && files.length === 0) return
  // Parts of a failed start still run, and cannot be ended.
  if (state === 'unstartable') process.exit(startAgain)
  if (state === 'unloadable') modules.changeAll()
  else modules.change(files)
  await running?.close()
  running = undefined
  await begin()
}

async function begin() {
  const isFirst = !state
  state = 'unloadable'
  try {
    const { serve } = await modules.load<typeof Serving>(path.join(import.meta.dirname, 'serve.ts'))
    state = 'unstartable'
    const { mails, ...serving } = await serve(kept)
    running = serving
    state = 'running'
    if (isFirst) say(development.mailsAt(mails))
  } catch (error) {
    say(`${inspect(error)}\n${development.waits}`)
  }
}

/** Ctrl-C sends the signal to npm and to us, so it arrives twice. */
function end(code: number) {
  setTimeout(() => process.exit(1), 9_000).unref()
  ending ??= turn
    .then(() => running?.close())
    .then(() => kept.close())
    .then(() => process.exit(code))
}

function say(text: string) {
  process.stderr.write(`${text}\n`)
}
