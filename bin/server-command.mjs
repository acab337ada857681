import { join } from 'node:path'
import { ownNode, root } from './run.mjs'

/**
 * The command line of the server. Its heap holds some 50 MB; left to itself V8 lets garbage pile up
 * to several times that before it collects, so it is told to collect when a fifth has been added.
 */
export const serverCommand = [
  ownNode,
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  join(root, 'apps', 'server', 'src', 'main.ts'),
]

/** Compiled code is kept between starts: they are quicker, and what strips the types need not be loaded. */
export const serverEnv = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'server') }
