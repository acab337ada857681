import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownNode, root, run } from './run.mjs'

const serverProgram = join(root, 'apps', 'server', 'src', 'main.ts')

/**
 * Command line of the server. Garbage is collected after a fifth more than what lives (docs/decisions/008), and the
 * code of WebAssembly is kept (060).
 */
export const serverCommand = [
  ownNode,
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  '--no-wasm-code-gc',
  serverProgram,
]

const settingsFile = join(root, '.env')

/** Lets Node read `.env`, if it exists; precedes the program. */
export const settingsOption = () => (existsSync(settingsFile) ? ['--env-file=.env'] : [])

/** True if a setting has a value in the environment, which wins, or in `.env`. */
export function isSet(name, file = settingsFile) {
  if (name in process.env) return process.env[name] !== ''
  const settings = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return new RegExp(`^\\s*(export\\s+)?${name}\\s*=[^\\S\\n]*["']?[^\\s"'#]`, 'm').test(settings)
}

/** Settings of the demo. Independent of the caller's data: its own are thrown away, and no mail is sent. */
export const demoEnv = { DATA_DIR: '.data-demo', DATABASE_URL: '', DATABASE_REPLICA_URL: '', SMTP_URL: '' }

/** Fills the demo's studio, unless it is there, and resolves to the exit code. */
export const fillDemo = (env, options = []) =>
  run([ownNode, ...options, join(root, 'apps', 'server', 'src', 'demo', 'main.ts')], { env })

/**
 * Caches compiled code: starts are faster, and the type stripper (some 40 MB) is not loaded. glibc keeps freed memory
 * per thread; two arenas need up to 20 MB less.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'server'),
  MALLOC_ARENA_MAX: '2',
}
