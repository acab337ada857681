import { join } from 'node:path'
import { install } from './install.mjs'
import { ownNode, run } from './run.mjs'

// `npm test`, or with `all` what that leaves out: `npm run test:all`.
await install()
process.exitCode = await run([ownNode, join('bin', 'test-legs.mjs'), ...process.argv.slice(2)])
