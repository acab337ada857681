import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownNode, root } from './run.mjs'

/**
 * The command line of the server. Its heap holds some 50 MB. By default V8 lets garbage pile up
 * to several times that before it collects; these flags make it collect after a fifth more.
 */
export const serverCommand = [
  ownNode,
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  join(root, 'apps', 'server', 'src', 'main.ts'),
]

/** Has Node read the settings in `.env`, where there are any; to stand before the program. */
export const settingsOption = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])

/**
 * Keeps compiled code between starts: they are faster, and the type stripper, of some 40 MB, need not be loaded. By
 * default glibc keeps freed memory apart for each thread; in two places it takes up to 20 MB less.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'server'),
  MALLOC_ARENA_MAX: '2',
}
