import { join } from 'node:path'
import { install } from './install.mjs'
import { ownNode, run } from './run.mjs'

// `npm test`; with `all`, the remaining tests: `npm run test:all`.
await install()
process.exitCode = await run([ownNode, join('bin', 'test-legs.mjs'), ...process.argv.slice(2)])
