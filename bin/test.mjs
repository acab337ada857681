import { join } from 'node:path'
import { install } from './install.mjs'
import { ownNode, run } from './run.mjs'

await install()
process.exitCode = await run([ownNode, join('bin', 'test-legs.mjs')])
