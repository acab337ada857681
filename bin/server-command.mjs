import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownNode, root } from './run.mjs'

/**
 * Command line of the server, whose heap is some 50 MB. V8 would let garbage grow to several times that; with these
 * flags it collects after a fifth more.
 */
export const serverCommand = [
  ownNode,
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  join(root, 'apps', 'server', 'src', 'main.ts'),
]

/** Lets Node read `.env`, if it exists; precedes the program. */
export const settingsOption = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])

/**
 * Caches compiled code: starts are faster, and the type stripper (some 40 MB) is not loaded. glibc keeps freed memory
 * per thread; two arenas need up to 20 MB less.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'server'),
  MALLOC_ARENA_MAX: '2',
}
